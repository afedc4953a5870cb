// The service worker: one cache per build, fetched whole, swapped at the next opening and never mixed.
import { cacheName } from "./fetching";

interface Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listen: (event: Event) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
}

/** Written before this script by the builder: the hash of the build, and all its files as paths below the site. */
declare const SITE: { build: string; files: string[] };

const scope = globalThis as unknown as Scope;
const name = cacheName(SITE.build);
/** Another site lies there, with a worker of its own. */
const NOT_OURS = ["lite/"];

scope.addEventListener("install", (event) => event.waitUntil(fetchAll()));
scope.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
scope.addEventListener("fetch", (event) => {
  const path = ours(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});

/** What the page has put into the cache while it was opened is not fetched again. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    SITE.files.map(async (file) => {
      const url = new URL(file, scope.registration.scope).href;
      if (await cache.match(url)) return;
      // Pages keep their names from build to build: what the browser remembers of them may be of another.
      const response = await fetch(url, { cache: file.startsWith("b/") ? "default" : "reload" });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

/** No page of another build is open any more: its cache goes, and who is open is served from here. */
async function dropOthers(): Promise<void> {
  for (const other of await caches.keys())
    if (other.startsWith(cacheName("")) && other !== name) await caches.delete(other);
  await scope.clients.claim();
}

function ours(request: Request): string | null {
  const { scope: root } = scope.registration;
  if (request.method !== "GET" || !request.url.startsWith(root)) return null;
  const path = request.url.slice(root.length).replace(/[?#].*$/, "");
  return NOT_OURS.some((folder) => path.startsWith(folder)) ? null : path || "index.html";
}

async function answer(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(new URL(path, scope.registration.scope).href);
  return kept ?? fetch(request);
}
