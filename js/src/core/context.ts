// The words of the page, for every component below the shell.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Lang } from "./host";
import { type Strings, stringsFor } from "./i18n";

export const LangContext = createContext<Lang>("en");

export function useLang(): Lang {
  return useContext(LangContext);
}

export function useStrings(): Strings {
  return stringsFor(useLang());
}
