// The board of this game as the kernel sends it, and its seats and cards in words.
import type { Fact } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import type { MeetingView, PlayerView, WelcomeView } from "../../generated/welcome";
import { heroOf, monsterOf, plainMonsters, tileOf } from "./board/content";
import { type Words, wordsFor } from "./words";

export type {
  AsideView,
  CardView,
  MeetingView,
  PlayerView,
  ResultView,
  RunView,
  TileView,
  WelcomeView,
} from "../../generated/welcome";

/** A card on its way: into the dungeon, or aside with a tile. */
export type Moving = { kind: "add"; by: number } | { kind: "strip"; by: number; tile: string };

/** What lies on the table; a scene adds what is moving. */
export interface WelcomeBoard extends WelcomeView {
  moving?: Moving | null;
}

export type WelcomeSnapshot = Snapshot<WelcomeBoard>;

/** "Vampire, strength 4, even". */
export function monsterLabel(id: string, words: Words, lang: Lang): string {
  const { name, strength } = monsterOf(id);
  if (strength === null) return name[lang];
  return `${name[lang]}, ${words.strength(strength)}, ${parity(strength, words)}`;
}

export function parity(strength: number, words: Words): string {
  return strength % 2 === 0 ? words.even : words.odd;
}

/** "you" for the seat that is looking, a name for the others. */
export function seatName(snapshot: WelcomeSnapshot, seat: number, words: Words): string {
  return seat === snapshot.seat ? words.you : (snapshot.seats[seat]?.name ?? "");
}

/** How a player stands, in few words. */
export function standing({ board }: WelcomeSnapshot, seat: number, words: Words): string {
  const player = board.players[seat];
  if (!player) return "";
  if (board.winner === seat) return words.winner;
  if (player.out) return words.outOfGame;
  if (board.phase === "over") return "";
  if (board.run) return board.runner === seat ? words.insideNow : words.watching;
  if (player.passed) return words.passed;
  if (board.phase === "hero") return board.to_move === seat ? words.choosing : words.waiting;
  return board.hero ? words.bidding : words.waiting;
}

/** "1 success, 0 failures". */
export function scoreOf({ successes, failures }: PlayerView, words: Words): string {
  return `${words.successes(successes)}, ${words.failures(failures)}`;
}

/** What became of a card that was met. */
export function outcomeOf({ why, hp }: Pick<MeetingView, "why" | "hp">, words: Words): string {
  return words.outcomes[why]?.(hp) ?? why;
}

/** What the game is about at a moment of a scene. */
export function captionOf(board: WelcomeBoard, words: Words, lang: Lang): string {
  const moment =
    board.phase === "over" ? "over" : board.run ? "inside" : board.phase === "hero" ? "choosing" : "bidding";
  const hero = board.hero && moment !== "choosing" ? heroOf(board.hero).name[lang] : "";
  return [words.roundResult(board.round), words.moments[moment], hero].filter(Boolean).join(" · ");
}

/** The position in a player's words: what is known, and what could be there where it is not. */
export function factsOf(view: WelcomeBoard, snapshot: WelcomeSnapshot, lang: Lang): Fact[] {
  const words = wordsFor(lang);
  const { facts } = words;
  const who = (seat: number) => (seat === snapshot.seat ? words.you : (snapshot.seats[seat]?.name ?? ""));
  const card = (monster: string | null) => (monster ? monsterOf(monster).name[lang] : facts.unknown);
  const said: Fact[] = [
    { label: facts.round, value: String(view.round) },
    {
      label: facts.hero,
      value: view.hero ? `${heroOf(view.hero).name[lang]}, ${view.hp} ${words.hp}` : facts.none,
    },
    { label: facts.deck, value: facts.cards(view.deck) },
    {
      label: facts.drawn,
      value: view.drawn ? facts.by(card(view.drawn.monster), who(view.drawn.by)) : facts.none,
    },
    {
      label: facts.dungeon,
      value: view.dungeon.map(({ by, monster }) => facts.by(card(monster), who(by))).join(", ") || facts.none,
    },
  ];
  const unseen = unseenIn(view).map(({ name, n }) => (n > 1 ? `${name[lang]} × ${n}` : name[lang]));
  said.push({ label: facts.unseen, value: unseen.length > 0 ? facts.one(unseen.join(", ")) : facts.none });
  for (const tile of view.tiles) {
    const fate =
      tile.place === "hero"
        ? tileOf(tile.id).text[lang]
        : tile.place === "spent" || tile.by === null
          ? words.spent
          : words.setAside(who(tile.by), tile.monster && card(tile.monster));
    said.push({ label: tileOf(tile.id).name[lang], value: fate });
  }
  if (view.run) said.push({ label: facts.run, value: words.hpOf(view.run.hp, view.run.start) });
  view.players.forEach((player, seat) => {
    const state = player.out ? words.outOfGame : player.passed ? words.passed : "";
    const value = [scoreOf(player, words), state].filter(Boolean).join(", ");
    said.push({ label: snapshot.seats[seat]?.name ?? "", value });
  });
  return said;
}

/** The copies of each monster that lie where this seat cannot see them. */
function unseenIn({ dungeon, aside, drawn, run, specials }: WelcomeBoard) {
  const seen = [...dungeon, ...aside, ...(run?.met ?? []), ...(drawn ? [drawn] : [])].map(
    ({ monster }) => monster,
  );
  const known = [...seen, run?.facing ?? null];
  return [...plainMonsters, ...specials.map(monsterOf)]
    .map(({ id, name, copies }) => ({ name, n: copies - known.filter((one) => one === id).length }))
    .filter(({ n }) => n > 0);
}
