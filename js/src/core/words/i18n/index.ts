import type { Lang } from "../../hosts/host";
import { typeset } from "../typography";
import { en, type Strings } from "./en";
import { fr } from "./fr";

export type { Strings };

const STRINGS: Readonly<Record<Lang, Strings>> = { en, fr: typeset(fr) };

export function stringsFor(lang: Lang): Strings {
  return STRINGS[lang];
}
