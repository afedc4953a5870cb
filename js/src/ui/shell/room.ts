// How much room there is: the widget takes one height for a whole game, and lays itself out by it.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PageSize } from "../../core/hosts/host";

/**
 * wide: panels beside larger boards. base: a notebook on a small screen. low: as base, with less height.
 * drawer: the panel lies over the board when it is called. column: a telephone.
 */
export type RoomKind = "wide" | "base" | "low" | "drawer" | "column";

export interface Room {
  kind: RoomKind;
  /** Of the whole widget, in pixels. */
  height: number;
  /** How many times larger all of it is drawn. */
  zoom: number;
  /** As it is drawn: nothing is a wall on a telephone. */
  size: PageSize;
}

/** As wide as a telephone, at most. */
const COLUMN = 560;
const LEAST = 560;
const MOST = 950;
/** Room for the frame of the host around us. */
const AROUND = 8;
/** Smaller changes are scrollbars that come and go. */
const NOTABLE = 24;
const BIG = 1.5;
/** On a wall a game needs so much, in its own pixels: where there is less, it is drawn less large. */
const LEAST_BIG = 526;
const NARROWEST_BIG = 780;
/** What a notice takes while it stands, in a row of its own. */
const NOTICE = 44;

export function roomKind(width: number, height: number): RoomKind {
  if (width <= COLUMN) return "column";
  if (width < 900) return "drawer";
  if (height < 600) return "low";
  return width >= 1280 && height >= 800 ? "wide" : "base";
}

/** How it is drawn in this width: who follows the link of a wall on a telephone sees a table for telephones. */
export function sizeFor(width: number, asked: PageSize): PageSize {
  return width <= COLUMN ? "normal" : asked;
}

/** The height to take where `room` pixels can be seen; what the player asked for wins. */
export function heightFor(room: number, asked: number, size: PageSize): number {
  const free = asked > 0 ? asked : Math.min(room, MOST * (size === "big" ? BIG : 1));
  return Math.round(Math.max(free, asked > 0 || size === "big" ? LEAST_BIG : LEAST));
}

/** How much larger a wall shows it: as much as still leaves room for all of it, and for a notice. */
export function zoomFor(width: number, height: number, size: PageSize, notice = 0): number {
  if (size !== "big") return 1;
  return Math.max(1, Math.min(BIG, height / (LEAST_BIG + notice), width / NARROWEST_BIG));
}

function parentOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.parentElement ?? ("host" in root ? (root as ShadowRoot).host : null);
}

/** The nearest thing around the widget that scrolls: in a notebook the panel that holds the cells. */
function scrollerOf(element: Element): HTMLElement | null {
  const window = element.ownerDocument.defaultView;
  const page = element.ownerDocument.documentElement;
  for (let node = parentOf(element); node && window; node = parentOf(node)) {
    if (node === page || node === element.ownerDocument.body) return null;
    const { overflowY } = window.getComputedStyle(node);
    if (/auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight) return node as HTMLElement;
  }
  return null;
}

function roomAround(element: Element): number {
  const scroller = scrollerOf(element);
  const window = element.ownerDocument.defaultView;
  return (scroller?.clientHeight ?? window?.innerHeight ?? LEAST) - AROUND;
}

/** Measured once the widget is in the page, and again when its host is resized; never by what the game does. */
export function useRoom(
  root: RefObject<HTMLElement | null>,
  wanted: PageSize,
  asked: number,
  noticed: boolean,
): Room {
  const [room, setRoom] = useState<Room>({ kind: "base", height: 640, zoom: 1, size: wanted });
  useEffect(() => {
    const host = (root.current?.getRootNode() as ShadowRoot | undefined)?.host;
    const window = host?.ownerDocument.defaultView;
    if (!host || !window?.ResizeObserver) return;
    const stop = new AbortController();
    let taken = 0;
    let watched: Element | null = null;
    const measure = () => {
      const width = host.clientWidth;
      if (width === 0) return; // not in the page, or hidden
      const around = scrollerOf(host);
      if (around !== watched) {
        if (watched) observer.unobserve(watched);
        if (around) observer.observe(around);
        watched = around;
      }
      const size = sizeFor(width, wanted);
      const free = heightFor(roomAround(host), asked, size);
      if (Math.abs(free - taken) >= NOTABLE) taken = free;
      const notice = noticed ? NOTICE : 0;
      const height = size === "big" ? taken : Math.max(taken, LEAST + notice);
      const zoom = zoomFor(width, height, size, notice);
      const kind = roomKind(width / zoom, height / zoom - notice);
      setRoom((now) =>
        now.kind === kind && now.height === height && now.zoom === zoom && now.size === size
          ? now
          : { kind, height, zoom, size },
      );
    };
    const observer = new window.ResizeObserver(measure);
    observer.observe(host);
    window.addEventListener("resize", measure, { signal: stop.signal });
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, [wanted, asked, noticed]);
  return room;
}

/** After a cell has run, a player who sees only the head of the widget is shown all of it, once. */
export function useBroughtIntoSight(root: RefObject<HTMLElement | null>, room: Room, wanted: boolean): void {
  const [done, setDone] = useState(!wanted);
  useEffect(() => {
    const element = root.current;
    if (done || !element || room.height === 0) return;
    const timer = setTimeout(() => {
      setDone(true);
      const scroller = scrollerOf((element.getRootNode() as ShadowRoot).host);
      if (!scroller) return;
      const [own, seen] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
      const headInSight = own.top >= seen.top && own.top < seen.bottom;
      if (headInSight && own.bottom > seen.bottom + NOTABLE)
        scroller.scrollTop += own.top - seen.top - AROUND / 2;
    }, 100);
    return () => clearTimeout(timer);
  }, [room.height]);
}
