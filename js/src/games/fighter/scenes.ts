// What happened since the player last chose, event by event: a die flies, a monster reels, a hero falls.
import { sentence } from "../../core/events";
import type { Lang } from "../../core/hosts/host";
import { PACE } from "../../core/pace";
import type { Happened, Scene } from "../../core/scene";
import { introduced } from "../../core/words/players";
import type { CardFace, EventView } from "../../generated/contract";
import { shownTime } from "./arena/way";
import { heroOf, SHOPS } from "./board/content";
import { after as afterEvent } from "./board/fold";
import { blowOf, blowThatLies, type LastBlow, momentOf } from "./moments";
import { flightTime, type Keyframe } from "./throw/flight";
import type { DieColour, FighterBoard, Flying, Playing, RestView } from "./view";
import { type Words, wordsFor } from "./words";

type Shot = Scene<FighterBoard>;

/** The die lies for a moment before it counts. */
const LIES_MS = 420;

/** A monster with no more health than this may fall to one good hit; each hit on a horde is worth 1. */
const TENSE = 5;

const mayFall = ({ foe }: FighterBoard): boolean =>
  foe !== null && foe.health <= (foe.ability === "horde" && !foe.silenced ? 1 : TENSE);

/** How long each event is shown. What is not here needs no scene of its own. */
const HOLDS: Readonly<Record<string, number>> = {
  turn: PACE.think,
  die: PACE.slide,
  weapons: PACE.line,
  use: PACE.line,
  again: PACE.line,
  ability: PACE.line,
  hit: 620,
  miss: 820,
  fatal: 1300,
  wound: 760,
  mend: PACE.line,
  greedy: PACE.line,
  hurt: PACE.line,
  heal: PACE.slide,
  saved: PACE.line,
  fall: PACE.turn,
  slain: PACE.answer,
  gold: PACE.slide,
  dice: PACE.slide,
  scar: PACE.line,
  out: PACE.line,
  takeback: PACE.line,
  retreat: PACE.turn,
  offer: PACE.slide,
  room: PACE.answer,
  foe: PACE.answer,
  gift: PACE.line,
  give: PACE.line,
  shop: PACE.turn,
  stall: PACE.mark,
  buy: PACE.line,
  bonus: PACE.slide,
  treat: PACE.slide,
  trade: PACE.line,
  swap: PACE.line,
  leader: PACE.line,
  hero: PACE.slide,
};

/** What a player does himself he need not be shown, but for what comes of it. */
const OWN: ReadonlySet<string> = new Set([
  "turn",
  "die",
  "weapons",
  "use",
  "buy",
  "give",
  "trade",
  "swap",
  "bonus",
]);

type Faces = Readonly<Record<string, CardFace>>;

export function scenes(
  { events, before, after }: Happened<FighterBoard>,
  lang: Lang,
  faces: Faces = {},
): Shot[] {
  const words = wordsFor(lang);
  const shots: Shot[] = [];
  let board: FighterBoard = { ...before.board, to_move: -1 };
  let launched: EventView | null = null;
  let blow: LastBlow | null = blowThatLies(before.board);
  /** How the last die ended: what a miss has to say. */
  let ended = saidOf(before.events.findLast(({ kind }) => kind === "throw"));
  events.forEach((event, index) => {
    const { kind } = event;
    if (kind === "launch") launched = event;
    if (kind === "throw") {
      blow = blowOf(event, board);
      ended = saidOf(event);
    }
    if (kind === "wound" && event.data.why === "hit" && blow) blow = { ...blow, total: Number(event.data.n) };
    board = afterEvent(board, event);
    const playing = playingOf(event, launched, mayFall(board));
    const seat = (event.data.seat as number | undefined) ?? event.seat;
    const who = after.seats[seat ?? -1];
    const own = who?.bot === null;
    const hold = kind === "throw" ? throwHold(playing) : HOLDS[kind];
    const hero = heroOf(after.board.heroes[seat ?? -1]?.id ?? "").name[lang];
    // While it flies, nothing is said of where it will lie.
    const flies = kind === "throw" ? words.throwing(hero, words.dieOf[event.data.die as DieColour]) : "";
    const told = flies || saidOf(event) || (kind === "miss" && ended) || words.turnOf(hero);
    const last = index === events.length - 1;
    if (hold !== undefined && !(own && OWN.has(kind)) && !(last && !playing))
      shots.push({
        board: { ...board, ...(playing && { playing }) },
        last: event,
        seat,
        turn: told,
        ...(kind === "turn" && who && { prompt: introduced(who, lang), spoken: "" }),
        caption: captionOf(board, words, faces),
        hold,
      });
    const moment = momentOf(event, board, blow, lang, faces);
    if (moment)
      shots.push({
        board,
        last: event,
        seat,
        turn: told,
        caption: captionOf(board, words, faces),
        hold: PACE.moment,
        moment,
      });
    // Once it has flown it lies on the table with the others.
    if (kind === "throw") board = lain(board, event, launched);
  });
  return shots;
}

/** The line of an event; nothing where it has none. */
const saidOf = (event: EventView | undefined): string => (event?.text ? sentence(event.text) : "");

/** Where the heroes are, as the kernel says it between the scenes. */
function captionOf(
  { phase, foe, room, shops, fight, gold }: FighterBoard,
  words: Words,
  faces: Faces,
): string {
  const shopping = phase === "shop" || phase === "stall";
  const inRoom = room ? (faces[`room:${room}`]?.name ?? "") : "";
  const place = shopping ? words.shopOf(shops + 1, SHOPS) : foe?.boss ? words.finalBoss : inRoom;
  return [place, fight > 0 && words.fightOf(fight), words.gold(gold)].filter(Boolean).join(" · ");
}

function throwHold(playing: Playing | null): number {
  if (playing?.kind !== "throw") return PACE.line;
  const { path, tense } = playing.flying;
  return shownTime(path, flightTime(path), tense) + LIES_MS;
}

function playingOf(event: EventView, launched: EventView | null, tense: boolean): Playing | null {
  const { kind, data } = event;
  const n = Number(data.n ?? 0);
  const seat = Number(data.seat ?? 0);
  if (kind === "throw") return event.show ? { kind, flying: { ...flyingOf(event, launched), tense } } : null;
  if (kind === "hit")
    return {
      kind,
      total: Number(data.total),
      section: Number(data.section),
      parts: (data.parts ?? []) as [string, number][],
    };
  if (kind === "miss") return { kind, verdict: Number(data.verdict) };
  if (kind === "fatal" || kind === "foe" || kind === "room") return { kind };
  if (kind === "wound") return { kind, n };
  if (kind === "hurt" || kind === "heal") return { kind, seat, n };
  if (kind === "fall") return { kind, seat };
  if (kind === "slain") return { kind, epic: data.epic === true };
  return null;
}

function flyingOf({ data, show }: EventView, launched: EventView | null): Flying {
  return {
    die: data.die as DieColour,
    path: (show?.path ?? []) as Keyframe[],
    face: Number(data.face),
    turn: Number(show?.turn ?? 0),
    stance: Number(launched?.data.stance ?? 0),
    throws: (launched?.data.throws ?? []) as string[],
    verdict: Number(data.verdict),
  };
}

function lain(board: FighterBoard, { data, show }: EventView, launched: EventView | null): FighterBoard {
  const [x, y] = [Number(show?.x ?? 0), Number(show?.y ?? 0)];
  const verdict = Number(data.verdict);
  const rest: RestView = {
    die: String(data.die),
    x,
    y,
    turn: Number(show?.turn ?? 0),
    section: Number(data.section),
    verdict,
    contacts: Number(data.contacts),
    face: Number(data.face),
    symbol: data.symbol === true,
  };
  const thrown = {
    seat: Number(data.seat),
    throws: (launched?.data.throws ?? []) as string[],
    aim: Number(launched?.data.aim ?? 0),
    speed: Number(launched?.data.speed ?? 0),
    slope: Number(launched?.data.slope ?? 0),
    x,
    y,
    verdict,
  };
  return { ...board, lying: [...board.lying, rest], thrown: [...board.thrown, thrown] };
}
