// Games that the browser keeps (IndexedDB): one per page and code, the newest only.
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
