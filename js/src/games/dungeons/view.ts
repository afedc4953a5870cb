// The board of this game as the kernel sends it, and how its places are named.
import type { Fact } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import type { CardFace, Choice } from "../../generated/contract";
import type { AdventurerView, DungeonsView, TaskView } from "../../generated/dungeons";

import { type Words, wordsFor } from "./words";

export type {
  AdventurerView,
  CombatView,
  DungeonsView,
  ModifierView,
  PossessionView,
  SpaceView,
  TaskView,
  TrialView,
} from "../../generated/dungeons";

/** Something a scene shows for a moment: a card somebody plays, at whom. */
export interface Shown {
  card: string;
  by: number;
  at: number | null;
}

/** What a scene adds to the board: a card held up, and what has just changed. */
export interface DungeonsBoard extends DungeonsView {
  shown?: Shown | null;
  /** The place of the tile that slides in. */
  laid?: string | null;
}

export type DungeonsSnapshot = Snapshot<DungeonsBoard>;

export const cellKey = (x: number, y: number) => `cell:${x},${y}`;

/** Whose sheet lies in front: one's own; a spectator looks at who plays. */
export function homeSeat({ seat, active }: DungeonsView): number {
  return seat ?? active;
}

export function heroAt(view: DungeonsView, seat: number): AdventurerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** The choices that lie at each place of the table, by the name of the place. */
export function choicesAt(choices: readonly Choice[]): ReadonlyMap<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const place of choice.at) places.set(place, [...(places.get(place) ?? []), choice]);
  return places;
}

const ON_MAP: ReadonlySet<unknown> = new Set(["step", "try", "go", "build", "entrance"]);

/** A choice made by touching one place of the map. */
export const isOnMap = ({ action }: Choice) => ON_MAP.has(action[0]);

/** A choice to go next door, or to try its door. */
export const isStep = ({ action }: Choice) => action[0] === "step" || action[0] === "try";

/** A choice about a card of the own hand, on one's own turn: in a window each answer has its button. */
export function isInHand({ at, group }: Choice): boolean {
  return group !== "answer" && at.some((place) => place.startsWith("hand:") || place.startsWith("wounded:"));
}

/** Somebody's quest goes on in a room. Quests lie open before all. */
export interface Goal {
  seat: number;
  quest: string;
}

/** The rooms in which somebody can do something for a quest now; the goals of the sheet in front come first. */
export function goalsOf(view: DungeonsView): ReadonlyMap<string, readonly Goal[]> {
  const rooms = new Map<string, Goal[]>();
  const home = homeSeat(view);
  const inOrder = [...view.players].sort((a, b) => Number(b.seat === home) - Number(a.seat === home));
  for (const { seat, alive, tasks } of inOrder)
    for (const { quest, steps } of alive ? tasks : [])
      for (const { room, now } of steps)
        if (now && room && !rooms.get(room)?.some((goal) => goal.seat === seat && goal.quest === quest))
          rooms.set(room, [...(rooms.get(room) ?? []), { seat, quest }]);
  return rooms;
}

/** The places of the map where a quest goes on now; none while its rooms have not been found. */
export function placesOf(view: DungeonsView, { steps }: TaskView): string[] {
  const rooms = new Set(steps.filter(({ now }) => now).map(({ room }) => room));
  return view.spaces.filter(({ card }) => rooms.has(card)).map(({ x, y }) => cellKey(x, y));
}

/** A quest of the sheet in front goes on where the choice leads. */
export function leadsToGoal({ at }: Choice, view: DungeonsView): boolean {
  const tasks = heroAt(view, homeSeat(view))?.tasks ?? [];
  return tasks.some((task) => placesOf(view, task).some((place) => at.includes(place)));
}

/** In few words, for the title bar of a projector. */
export function standing({ board }: DungeonsSnapshot, seat: number, words: Words): string {
  const hero = heroAt(board, seat);
  return hero ? words.standing(hero.finished.length, board.quests_to_win, Math.max(0, hero.life)) : "";
}

/** The position as a player would tell it. */
export function factsOf(
  view: DungeonsView,
  { seats, seat }: DungeonsSnapshot,
  lang: Lang,
  faces: Readonly<Record<string, CardFace>>,
): Fact[] {
  const words = wordsFor(lang);
  const { facts } = words;
  const named = (cards: readonly string[]) => cards.map((card) => faces[card]?.name ?? card).join(", ");
  const holder = view.seat !== null && view.seat !== seat ? seats[view.seat]?.name : undefined;
  const unseen = view.piles.reduce((sum, pile) => sum + pile.deck, 0) + hiddenOf(view);
  const said: Fact[] = [
    { label: facts.round, value: String(view.round) },
    { label: facts.active, value: seats[view.active]?.name ?? facts.nobody },
    { label: facts.points, value: String(view.points) },
    {
      label: holder ? facts.handOf(holder) : facts.hand,
      value: named(view.hand.map(({ card }) => card)) || facts.none,
    },
    { label: facts.drawn, value: view.drawn ? named([view.drawn]) : facts.none },
  ];
  for (const hero of view.players) {
    const own = hero.seat === view.seat;
    const space = view.spaces.find(({ x, y }) => x === hero.x && y === hero.y);
    const name = seats[hero.seat]?.name ?? "";
    const held = [...hero.treasures, ...hero.boons, ...hero.banes].map(({ card }) => card);
    said.push(
      { label: name, value: [named([hero.hero]), standingOf(hero, view, words)].join(", ") },
      { label: facts.at(name), value: space && hero.alive ? named([space.card]) : facts.nowhere },
      { label: facts.pools(name), value: words.poolsOf(hero.glory, hero.peril) },
      { label: facts.tasks(name), value: named(hero.tasks.map(({ quest }) => quest)) || facts.none },
      { label: facts.inPlay(name), value: named(held) || facts.none },
    );
    const hidden = hero.hand - hero.known.length;
    if (!own)
      said.push({
        label: facts.handOf(name),
        value:
          [hidden > 0 && facts.unknown(hidden, unseen), named(hero.known)].filter(Boolean).join(", ") ||
          facts.noCard,
      });
  }
  for (const { deck, maps, quests } of view.piles)
    said.push({
      label: facts.deck,
      value: [facts.cards(deck), facts.maps(maps), facts.quests(quests)].join(", "),
    });
  return said;
}

/** How many cards of the other hands this seat cannot name. */
const hiddenOf = ({ players, seat }: DungeonsView) =>
  players.reduce((sum, hero) => sum + (hero.seat === seat ? 0 : hero.hand - hero.known.length), 0);

const standingOf = (hero: AdventurerView, view: DungeonsView, words: Words) =>
  words.standing(hero.finished.length, view.quests_to_win, Math.max(0, hero.life));
