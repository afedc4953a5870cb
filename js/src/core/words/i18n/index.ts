import type { Lang } from "../../hosts/host";
import { inLanguage } from "../languages";
import { en, type Strings } from "./en";
import { fr } from "./fr";

export type { Strings };

const STRINGS = { en, fr };

export function stringsFor(lang: Lang): Strings {
  return inLanguage("page", STRINGS, lang);
}
