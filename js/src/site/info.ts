// What a play page is told by its HTML, and what its address asks for.
import type { Lang } from "../core/hosts/host";
import { learn, type Said, spokenOf } from "../core/words/languages";

export type Words = Said;

/** A file of the build: its name below the folder of the build, and its length as it is and as it travels packed. */
export interface SiteFile {
  name: string;
  bytes: number;
  packed: number;
}

export interface PageInfo {
  page: string;
  /** The hash of the build: the name of its folder and of its cache. */
  build: string;
  /** From this page to the folder of the build, and to the front page. */
  base: string;
  root: string;
  bundle: string;
  /** What Python needs, in the order it is fetched. */
  files: SiteFile[];
  title: Words;
  /** One rule to read while waiting; none on a page that has no rules. */
  rule: Words | null;
  game: boolean;
  /** Under which name the browser keeps what is to be kept; puzzles of all games share one. */
  shelf: string;
  /** In a file that plays: the moment it opens, and how it was set when it was written. */
  code?: string | null;
  /** How its widget was made, as Python packed it. */
  made?: string | null;
  lang?: string;
  options?: Record<string, string>;
  /** Languages beside English and French, as the kernel will tell them. */
  languages?: readonly string[];
}

/** What the address of a page says. */
export interface Asked {
  lang: Lang;
  options: Record<string, string>;
  /** A moment or a lesson to open. */
  code: string | null;
}

export function readInfo(document: Document): PageInfo {
  const info: PageInfo = JSON.parse(document.getElementById("page")?.textContent ?? "null");
  info.languages?.forEach(learn);
  return info;
}

/** `?lang=fr&theme=dark&players=Ada,bot:careful#m=DWG2…`; the language is the browser's own if nobody says. */
export function readAddress(href: string, languages: readonly string[]): Asked {
  const { searchParams, hash } = new URL(href);
  const options = Object.fromEntries(searchParams);
  const lang = spokenOf([...(options.lang ? [options.lang] : []), ...languages]);
  const code = /^#m=(.+)$/.exec(hash)?.[1] ?? null;
  return { lang, options: { ...options, lang }, code: code === null ? null : unescaped(code) };
}

/** A messenger may have escaped what needs no escape; what cannot be read stays as it is, and Python says what is wrong. */
function unescaped(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
