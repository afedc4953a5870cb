// The board of the front page: a game that is set at once, and played as soon as somebody chooses.
import type { Lang } from "../../core/hosts/host";
import { PipeModel } from "../../core/pipe-model";
import { Pill } from "../controls";
import type { PageInfo } from "../info";
import { keep, keepStats, readStats } from "../kept";
import { KernelPipe, type KernelPort, NotOpened } from "../kernel-pipe";
import { siteWords } from "../words";
import { SleepingPipe } from "./sleeping";

/** What was written for one language when the site was built: see dungeon_widgets/live/site/hero.py. */
interface Hero {
  code: string;
  state: string;
}

export interface BoardInfo {
  /** The play page of the same game, as its own HTML is told of it. */
  page: PageInfo;
  heroes: Partial<Record<Lang, string>>;
}

/** Draws the board into an element; what was there goes. The view lasts until the signal. */
export async function showBoard(
  el: HTMLElement,
  { page, heroes }: BoardInfo,
  signal: AbortSignal,
): Promise<void> {
  const lang = document.documentElement.lang as Lang;
  const base = new URL(page.base, location.href).href;
  const [bundle, hero] = await Promise.all([
    import(/* @vite-ignore */ base + page.bundle),
    fetch(base + (heroes[lang] ?? heroes.en)).then((response) => response.json() as Promise<Hero>),
  ]);
  if (signal.aborted) return;
  const words = siteWords(lang);
  const pill = new Pill(document, words);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const kernel = new KernelPipe(() => new Worker(`${base}worker.js`, { type: "module" }) as KernelPort, {
    onProgress: ({ have, all }) => pill.doing({ text: words.fetching(megabytes(have), megabytes(all)) }),
    onFetched: () => pill.doing({ text: words.fetched }),
    // As the game of its play page: whoever goes there is asked whether to go on with it.
    onKeep: (save) => void keep(page.page, save === null ? null : { save, when: Date.now() }),
    onCount: keepStats,
    onElsewhere: () => undefined,
    onBusy: (busy) => pill.doing(busy ? { text: words.thinking } : null),
  });
  const request = {
    page: page.page,
    options: { lang },
    code: hero.code,
    made: null,
    kept: null,
    when: 0,
    stats: await readStats(),
    resume: false,
    site: new URL(".", location.href).href,
  };
  const wake = () =>
    kernel.launch({ type: "start", info: page, request }).then(
      () => pill.doing(null),
      (error) => {
        const unreached = error instanceof NotOpened && error.unreached;
        pill.note({ text: unreached ? words.offline : words.broken });
        pill.doing(null);
        throw error;
      },
    );
  const model = await PipeModel.open(new SleepingPipe(hero.state, kernel, wake));
  model.quiet = true;
  signal.addEventListener("abort", () => kernel.stop(), { once: true });
  el.replaceChildren();
  const height = el.offsetHeight;
  const keepHeight = () => {
    if (model.get("height") === height) return;
    model.set("height", height);
    if (kernel.isOpen) model.save_changes();
  };
  keepHeight();
  model.on("change:height", keepHeight); // the kernel knows of no place when it wakes
  bundle.default.render({ model, el, signal });
}
