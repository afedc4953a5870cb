// French as it is printed: words are typed with plain signs and set once, where a language is gathered.

/** A narrow space at which no line breaks. */
const THIN = "\u202f";

export function french(text: string): string {
  return text
    .replace(/ (?=[?!;:%»])/g, THIN)
    .replace(/« /g, `«${THIN}`)
    .replace(/(\p{L})'(?=[\p{L}\d«])/gu, "$1’");
}

/** The same words with every text set, also those that a function makes. */
export function typeset<W>(words: W): W {
  return set(words) as W;
}

function set(words: unknown): unknown {
  if (typeof words === "string") return french(words);
  if (typeof words === "function")
    return new Proxy(words, { apply: (make, self, values) => set(Reflect.apply(make, self, values)) });
  if (Array.isArray(words)) return words.map(set);
  if (words !== null && typeof words === "object")
    return Object.fromEntries(Object.entries(words).map(([name, part]) => [name, set(part)]));
  return words;
}

/** For styles that set a name as large as its longest word allows: names are never broken in two. */
export function fitted(name: string): Record<"--long", number> {
  return { "--long": Math.max(...name.split(/[\s-]+/).map((word) => word.length)) };
}
