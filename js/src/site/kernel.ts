// Starts Python and opens one widget in it. It runs in a worker, or in the page itself where workers are forbidden.
import type { Source } from "./fetching";

/** What Python opens: see dungeon_widgets/live/site/kernel.py. */
export interface Request {
  page: string;
  options: Record<string, string>;
  code: string | null;
  /** In a file that plays: how its widget was made. */
  made: string | null;
  kept: string | null;
  when: number;
  /** The games that were finished in this browser. */
  stats: string | null;
  /** Go on with the kept game without asking. */
  resume: boolean;
  /** Where the site is, for links; none in a file. */
  site: string | null;
}

export interface Kernel {
  receive(text: string): void;
}

interface Heard {
  /** A text of the widget for its page. */
  onText(text: string): void;
  /** The save of the game after a choice, or null when it is over. */
  onKeep(save: string | null): void;
  /** The games that were finished, or null when they are forgotten. */
  onCount(stats: string | null): void;
  /** All that had to be fetched is here; what comes now is Python's own start. */
  onFetched(): void;
}

/** The widget cannot be opened; the message is a sentence for the player, from Python. */
export class Refused extends Error {}

/** The code belongs to the page that the message names. */
export class Elsewhere extends Error {}

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: "gztar", options: { extractDir: string }): void;
  FS: { writeFile(path: string, data: Uint8Array): void };
  globals: { set(name: string, value: unknown): void };
  runPython(code: string): unknown;
}
type Load = (options: Record<string, unknown>) => Promise<Pyodide>;

const PACKAGES = "/packages";

const OPEN = `
import sys
sys.path.insert(0, "${PACKAGES}")
from dungeon_widgets.live.no_ipython import do_without_ipython
do_without_ipython()
from dungeon_widgets.live.site.kernel import PageKernel
kernel = PageKernel(on_text, on_keep, on_count)
answer = kernel.open(request)
`;

export interface Parts {
  source: Source;
  /** Pyodide's two scripts: modules of the site, or made from the text of a file. */
  scripts(): Promise<{ loadPyodide: Load; createPyodideModule: unknown }>;
  /** The folder Pyodide believes its files to be in; all it fetches there comes from `source`. */
  indexURL: string;
  bundle: string;
}

export async function startKernel(parts: Parts, request: Request, heard: Heard): Promise<Kernel> {
  const { source, indexURL, bundle } = parts;
  const packages = source("packages.bin").then((response) => response.arrayBuffer());
  const page = source(bundle).then((response) => response.arrayBuffer());
  const { loadPyodide, createPyodideModule } = await parts.scripts();
  const giveBack = answerFetches(indexURL, source);
  const pyodide = await loadPyodide({
    indexURL,
    createPyodideModule,
    // A list without packages: all we need are in our own archive.
    lockFileContents: source("lock.json").then((response) => response.text()),
    packageBaseUrl: indexURL,
  }).finally(giveBack);
  pyodide.unpackArchive(await packages, "gztar", { extractDir: PACKAGES });
  // A replay that is saved as a file holds the page code.
  pyodide.FS.writeFile(`${PACKAGES}/dungeon_widgets/widgets/static/${bundle}`, new Uint8Array(await page));
  heard.onFetched();
  const { globals } = pyodide;
  globals.set("on_text", heard.onText);
  globals.set("on_keep", (save: string | null | undefined) => heard.onKeep(save ?? null));
  globals.set("on_count", (stats: string | null | undefined) => heard.onCount(stats ?? null));
  globals.set("request", JSON.stringify(request));
  pyodide.runPython(OPEN);
  const { error, elsewhere } = JSON.parse(String(pyodide.runPython("answer")));
  if (error) throw new Refused(error);
  if (elsewhere) throw new Elsewhere(elsewhere);
  const receive = pyodide.runPython("kernel.receive") as (text: string) => void;
  return { receive };
}

/** While Pyodide starts, what it fetches from its folder is one of our files; `giveBack` ends that. */
function answerFetches(indexURL: string, source: Source): () => void {
  const { fetch: before } = globalThis;
  globalThis.fetch = (input, init) => {
    const url = String(typeof input === "object" && "url" in input ? input.url : input);
    return url.startsWith(indexURL) ? source(url.slice(indexURL.length)) : before(input, init);
  };
  return () => {
    globalThis.fetch = before;
  };
}
