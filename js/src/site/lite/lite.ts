// In JupyterLite, before it starts: a notebook that is new on the site reaches whoever worked on the old one. Their own copy
// keeps everything under another name. The book of answers lies at a place of its own and is not touched.

/** Beside this script: every notebook of the site by its path, with the hash of its text. */
const LIST = "notebooks.json";
type Shipped = Record<string, string>;

const root = new URL(".", import.meta.url).pathname;
/** As JupyterLite calls it; its files are stored by their paths. */
const STORAGE = `JupyterLite Storage - ${root}`;
const FILES = "files";
const SEEN = `dungeon_widgets.shipped ${root}`;

interface Stored {
  name: string;
  path: string;
}

/** The notebooks that are not those of the last visit, or that nobody knows the visit of. */
export function changed(seen: Shipped, shipped: Shipped): string[] {
  return Object.keys(shipped).filter((path) => seen[path] !== shipped[path]);
}

/** A name beside the notebook that nothing has yet. */
export function copyOf(path: string, taken: readonly string[]): string {
  const stem = path.replace(/\.ipynb$/, "");
  const word = /(^|\/)fr\//.test(path) ? "ma copie" : "my copy";
  for (let n = 1; ; n += 1) {
    const made = `${stem} (${word}${n > 1 ? ` ${n}` : ""}).ipynb`;
    if (!taken.includes(made)) return made;
  }
}

/** None where nothing was ever stored: asking must not make one. */
function opened(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(STORAGE);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(null);
    request.onsuccess = () => resolve(request.result);
  });
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function setAside(paths: readonly string[]): Promise<void> {
  const database = await opened();
  if (!database) return;
  try {
    if (!database.objectStoreNames.contains(FILES)) return;
    const files = database.transaction(FILES, "readwrite").objectStore(FILES);
    const taken = (await asked(files.getAllKeys())).map(String);
    for (const path of paths) {
      if (!taken.includes(path)) continue;
      const own = (await asked(files.get(path))) as Stored;
      const copy = copyOf(path, taken);
      await asked(files.put({ ...own, path: copy, name: copy.split("/").at(-1) }, copy));
      await asked(files.delete(path));
      taken.push(copy);
    }
  } finally {
    database.close();
  }
}

async function update(): Promise<void> {
  try {
    const shipped: Shipped = await (
      await fetch(new URL(LIST, import.meta.url), { cache: "no-cache" })
    ).json();
    const before = localStorage.getItem(SEEN);
    const fresh = changed(JSON.parse(before ?? "{}"), shipped);
    if (fresh.length === 0) return;
    await setAside(fresh);
    // What the browser remembers of the old ones on its way to the server is forgotten.
    if (before) await Promise.all(fresh.map((path) => fetch(`${root}files/${path}`, { cache: "reload" })));
    localStorage.setItem(SEEN, JSON.stringify(shipped));
  } catch {
    // Without a network, or in a browser that stores nothing, everything stays as it is.
  }
}

/** Whoever opens the site without naming a notebook comes to the index. */
export function openIndex(address: string): string | null {
  const url = new URL(address);
  if (!/\/lab\/(index\.html)?$/.test(url.pathname) || url.searchParams.has("path")) return null;
  url.searchParams.set("path", "index.ipynb");
  return url.href;
}

const index = openIndex(location.href);
if (index) history.replaceState(null, "", index);
await update();
