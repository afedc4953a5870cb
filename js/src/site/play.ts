// A play page: one widget in a whole window, with Python in a worker of its own.
import { PipeModel } from "../core/pipe-model";
import { Cover } from "./cover";
import { type Asked, type PageInfo, readAddress, readInfo } from "./info";
import { type Kept, keep, keepStats, newestKey, readKept, readStats } from "./kept";
import type { Request } from "./kernel";
import { KernelPipe, type KernelPort, NotOpened } from "./kernel-pipe";

interface Bundle {
  default: { render(props: { model: PipeModel; el: HTMLElement; signal: AbortSignal }): void };
}

/** What differs between a page of a site and a file that holds everything. */
export interface Ways {
  info: PageInfo;
  asked: Asked;
  port(): KernelPort;
  bundle(): Promise<Bundle>;
  /** The site's address for links, and the way home; none in a file. */
  site: string | null;
  home: string | null;
}

export async function play(ways: Ways): Promise<void> {
  const { info, asked } = ways;
  const cover = new Cover(document, asked.lang);
  cover.name(info.title[asked.lang]);
  if (typeof WebAssembly !== "object") {
    cover.tooOld(ways.home === null ? null : info.root);
    return;
  }
  const key = asked.code === null ? await newestKey(info.shelf, info.page) : `${info.page}#${asked.code}`;
  let kept: Kept | null = await readKept(key);
  let stats = await readStats();
  let resume = false;
  let model: PipeModel | null = null;
  let full = false;
  const pipe = new KernelPipe(ways.port, {
    onProgress: (progress) => cover.progress(progress),
    onFetched: () => cover.fetched(),
    onElsewhere: (page) => location.replace(`${page}.html${location.search}${location.hash}`),
    onKeep(save) {
      kept = save === null ? null : { save, when: Date.now() };
      void keep(key, kept).then((worked) => {
        full ||= !worked && save !== null;
        sayFull();
      });
    },
    onCount(told) {
      stats = told;
      keepStats(stats);
    },
    onBusy: (busy) => cover.busy(busy && pipe.canStop ? () => void again() : null),
  });
  const request = (): Request => ({
    page: info.page,
    options: asked.options,
    code: asked.code,
    made: info.made ?? null,
    kept: kept?.save ?? null,
    when: kept?.when ?? 0,
    stats,
    resume,
    site: ways.site,
  });
  const launch = () => pipe.launch({ type: "start", info, request: request() });
  /** As soon as there is a table: a code can be asked for then, if the game gives one before its end. */
  function sayFull(): void {
    if (!full || !model) return;
    const asking = model;
    const open = JSON.parse(asking.get("setup") ?? "null")?.seeds;
    cover.noRoom(open ? () => void askCode(asking).then((code) => cover.give(code)) : null);
  }
  /** Whatever Python was doing ends; the game goes on from the last choice. */
  async function again(): Promise<void> {
    resume = kept !== null;
    pipe.stop();
    cover.say(cover.words.again);
    await launch().then(
      () => cover.say(null),
      (error) => cover.explain(error, info, () => void again()),
    );
  }
  try {
    const [bundle] = await Promise.all([ways.bundle(), launch()]);
    model = await PipeModel.open(pipe);
    model.home = ways.home;
    const el = document.getElementById("game") as HTMLElement;
    bundle.default.render({ model, el, signal: new AbortController().signal });
    follow(model, document);
    cover.lift(info.game);
    sayFull();
  } catch (error) {
    cover.explain(error, info);
  }
}

/** The address of the shown moment, or its code where there is no site. */
function askCode(model: PipeModel): Promise<string> {
  return new Promise((resolve) => {
    const heard = (content: { json: string }) => {
      const message = JSON.parse(content.json);
      if (message.type !== "share") return;
      model.off("msg:custom", heard);
      resolve(message.link ?? message.code);
    };
    model.on("msg:custom", heard);
    model.send({ type: "share" });
  });
}

/** The page speaks the language its widget is set to. */
function follow(model: PipeModel, document: Document): void {
  const read = () => {
    document.documentElement.lang = model.get("lang") ?? "en";
  };
  read();
  model.on("change:lang", read);
}

function framed(): boolean {
  return window.parent !== window;
}

/** For the pages of a site. */
export function waysOfPage(document: Document): Ways {
  const info = readInfo(document);
  const { href, search } = document.location;
  const asked = readAddress(href, navigator.languages);
  const base = new URL(info.base, href).href;
  return {
    info,
    asked,
    port: () => new Worker(`${base}worker.js`, { type: "module" }) as KernelPort,
    bundle: () =>
      import(/* @vite-ignore */ base + info.bundle).catch((error) => {
        throw new NotOpened(null, true, String(error));
      }),
    site: new URL(info.root, href).href,
    // In a frame of another page there is no way home: that page is around it.
    home: framed() ? null : `${info.root}index.html${search.includes("lang=") ? `?lang=${asked.lang}` : ""}`,
  };
}
