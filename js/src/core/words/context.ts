// The words of the page, for every component below the shell.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CardFace } from "../../generated/contract";
import type { Lang } from "../hosts/host";
import { type Strings, stringsFor } from "./i18n";

export const LangContext = createContext<Lang>("en");

/** What each card says, by its id, where the kernel makes the texts. */
export const FacesContext = createContext<Readonly<Record<string, CardFace>>>({});

export function useFaces(): Readonly<Record<string, CardFace>> {
  return useContext(FacesContext);
}

export function useLang(): Lang {
  return useContext(LangContext);
}

export function useStrings(): Strings {
  return stringsFor(useLang());
}
