// Games that the browser keeps (IndexedDB): one per page and code, the newest only. A page without a code goes on with
// the newest of them all, as nobody looks for the link of a week ago.
export interface Kept {
  save: string;
  /** Milliseconds since 1970. */
  when: number;
}

const [NAME, STORE] = ["dungeon-widgets", "games"];

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error); // no room left
    });
  } finally {
    database.close();
  }
}

/** The game that was left, or null: also where the browser keeps nothing (a private window). */
export async function readKept(key: string): Promise<Kept | null> {
  try {
    return (await inStore<Kept | undefined>("readonly", (store) => store.get(key))) ?? null;
  } catch {
    return null;
  }
}

/** Where a page that was opened without a code finds its game, and keeps it: the newest, begun here or from the code of a
 * moment. What a teacher's code began stays with that code, which locks the odds. */
export async function newestKey(shelf: string, page: string): Promise<string> {
  try {
    const codes = IDBKeyRange.bound(`${page}#DWG`, `${page}#DWG\uffff`);
    const keys = await inStore<IDBValidKey[]>("readonly", (store) => store.getAllKeys(codes));
    const all = await Promise.all(
      [shelf, ...keys.map(String)].map(async (key) => ({ key, when: (await readKept(key))?.when ?? 0 })),
    );
    return all.reduce((newest, other) => (other.when > newest.when ? other : newest)).key;
  } catch {
    return shelf;
  }
}

/** Keep a game, or forget it; false where the browser has no room for it. */
export async function keep(key: string, kept: Kept | null): Promise<boolean> {
  try {
    if (kept) await inStore("readwrite", (store) => store.put(kept, key));
    else await inStore("readwrite", (store) => store.delete(key));
    return true;
  } catch {
    return false;
  }
}

// Beside them the games that were finished, of all pages, for the statistics.
const FINISHED = "statistics";

let known: string | null = null;

export async function readStats(): Promise<string | null> {
  known = (await readKept(FINISHED))?.save ?? null;
  return known;
}

/** What is new here goes to what is there: another tab may have kept games since. Whether they are kept is no news in the
 * middle of a game. */
export function keepStats(told: string | null): void {
  const before = new Set(listed(known).map((each) => JSON.stringify(each)));
  const news = listed(told).filter((each) => !before.has(JSON.stringify(each)));
  known = told;
  if (told === null) return void keep(FINISHED, null);
  const add = (store: IDBObjectStore) => {
    const there: IDBRequest<Kept | undefined> = store.get(FINISHED);
    there.onsuccess = () => {
      const all = new Map([...listed(there.result?.save ?? null), ...news].map((each) => [each.id, each]));
      store.put({ save: JSON.stringify([...all.values()]), when: Date.now() }, FINISHED);
    };
    return there;
  };
  inStore("readwrite", add).catch(() => undefined);
}

const listed = (text: string | null): { id: string }[] => JSON.parse(text ?? "[]");
