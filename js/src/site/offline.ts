// Lets the site work without a network from the next opening on, where the browser and the address allow it.
export async function workOffline(root: string): Promise<void> {
  try {
    await navigator.serviceWorker?.register(`${root}sw.js`);
  } catch {
    // Not a secure address, or no room: the site works all the same, as long as there is a network.
  }
}
