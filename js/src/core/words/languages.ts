// Languages beside English and French: the kernel sends their words, and English stands where one is missing.
import type { Lang } from "../hosts/host";
import { typeset } from "./typography";

/** The words of a language that is a folder of texts (`dungeon_widgets/lang/<code>`), as the kernel sends them. */
interface Catalogue {
  /** The page's own words, by part. */
  page: Readonly<Record<string, Texts>>;
  /** Names and texts of cards, by their English. */
  texts: Readonly<Record<string, string>>;
}

/**
 * Texts by where they stand in the words, such as `facts.deck`. What a function makes is a template with `{0}`; where a number
 * has several forms there is one for each, such as `cards.one` and `cards.other`, and `cards.none` where nothing is to be
 * counted; what is said without a value has `.without`.
 */
type Texts = Readonly<Record<string, string>>;

interface Languages extends Partial<Catalogue> {
  /** What each language calls itself. */
  names: Names;
  code?: Lang;
}

type Names = Readonly<Partial<Record<Lang, string>>>;

let names: Names = { en: "English", fr: "Français" };
const catalogues = new Map<Lang, Catalogue>();
const learnt = new Set<string>();

/** Take in what the kernel says of languages: JSON text, empty where there are only the two. */
export function learn(text: unknown): void {
  if (typeof text !== "string" || text === "" || learnt.has(text)) return;
  learnt.add(text);
  const { names: all, code, page = {}, texts = {} } = JSON.parse(text) as Languages;
  names = all;
  if (code) {
    catalogues.set(code, { page, texts });
    for (const part of made.values()) part.delete(code);
  }
}

/** Every language by its code, with what it calls itself. */
export const languages = () => Object.entries(names) as [Lang, string][];

/** The first of these languages that there is, such as those a browser asks for; else English. */
export function spokenOf(wanted: readonly string[]): Lang {
  for (const code of wanted) {
    const found = [code, code.split("-")[0] ?? ""].find((one) => Object.hasOwn(names, one));
    if (found) return found as Lang;
  }
  return "en";
}

/** A printed text in a language; where it is not translated, English. */
export type Said = Readonly<Record<Lang, string>>;

/** Texts of content, which are printed in two languages, in every language. */
export function said(words: { en: string; fr: string }): Said {
  return new Proxy(words as Said, {
    get: (text, lang: Lang) => text[lang] ?? catalogues.get(lang)?.texts[text.en] ?? text.en,
  });
}

/** The same content, with every pair of an English and a French text as `Said`. */
export function saidIn<T>(content: unknown): T {
  return set(content) as T;
}

function set(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(set);
  if (content === null || typeof content !== "object") return content;
  const { en, fr } = content as Partial<Record<"en" | "fr", unknown>>;
  if (typeof en === "string" && typeof fr === "string") return said({ en, fr });
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, set(part)]));
}

const made = new Map<object, Map<Lang, unknown>>();

/** The words of one part of the page in a language. */
export function inLanguage<W extends object>(part: string, words: { en: W; fr: W }, lang: Lang): W {
  if (lang === "en") return words.en;
  const byLang = made.get(words) ?? new Map<Lang, unknown>();
  made.set(words, byLang);
  if (!byLang.has(lang))
    byLang.set(
      lang,
      lang === "fr" ? typeset(words.fr) : filled(words.en, catalogues.get(lang)?.page[part] ?? {}, lang),
    );
  return byLang.get(lang) as W;
}

/** English words with the texts of a language in them; `at` is where in the words we are. */
function filled(english: unknown, texts: Texts, lang: Lang, at = ""): unknown {
  const below = (name: string | number) => (at ? `${at}.${name}` : String(name));
  if (typeof english === "string") return texts[at] ?? english;
  if (typeof english === "function")
    return (...values: unknown[]) => told(Reflect.apply(english, undefined, values), texts, lang, at, values);
  if (Array.isArray(english)) return english.map((one, place) => filled(one, texts, lang, below(place)));
  if (english !== null && typeof english === "object")
    return Object.fromEntries(
      Object.entries(english).map(([name, one]) => [name, filled(one, texts, lang, below(name))]),
    );
  return english;
}

/**
 * What a function of the words says: its template with these values, in the form that they ask for. What is counted is the first of
 * them, what may be missing the last.
 */
function told(said: unknown, texts: Texts, lang: Lang, at: string, values: readonly unknown[]): unknown {
  if (Array.isArray(said)) return said.map((one, place) => told(one, texts, lang, `${at}.${place}`, values));
  if (typeof said !== "string") return said;
  const [n] = values;
  const number = new Intl.PluralRules(lang).select(typeof n === "number" ? n : 2);
  const forms = [values.at(-1) === null && ".without", n === 0 && ".none", `.${number}`, ".other", ""];
  const template = forms.map((form) => texts[`${at}${form}`]).find((text) => text !== undefined);
  return template?.replace(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)])) ?? said;
}
