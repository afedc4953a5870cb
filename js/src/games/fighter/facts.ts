// The position in a player's words, for the inspector.
import type { Fact } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import type { CardFace } from "../../generated/contract";
import { heroOf } from "./board/content";
import { COLOURS, type FighterBoard, type FighterSnapshot } from "./view";
import { wordsFor } from "./words";

/** So many names are listed where a card is unknown; of more only the number is told. */
const LISTED = 6;

export function factsOf(
  view: FighterBoard,
  _snapshot: FighterSnapshot,
  lang: Lang,
  faces: Readonly<Record<string, CardFace>>,
): Fact[] {
  const words = wordsFor(lang);
  const { facts } = words;
  const named = (kind: string, ids: readonly string[]) =>
    ids.map((id) => faces[`${kind}:${id}`]?.name ?? id).join(", ");
  const rooms = view.unseen_rooms;
  const unknown = facts.unknown(rooms.length > LISTED ? String(rooms.length) : named("room", rooms));
  const hidden = ({ card }: { card: string | null }) => (card ? named("room", [card]) : unknown);
  const dice = COLOURS.filter((colour) => view.coloured[colour]).map((colour) => words.dieOf[colour]);
  const { foe } = view;
  const said: Fact[] = [
    { label: facts.fight, value: String(view.fight) },
    { label: facts.room, value: view.room ? named("room", [view.room]) : facts.none },
    {
      label: foe?.boss ? facts.boss : facts.foe,
      value: foe ? `${named("foe", [foe.id])}, ${words.healthLeft(foe.health, foe.start)}` : facts.none,
    },
    { label: facts.dice, value: dice.join(", ") || facts.none },
    { label: words.chest, value: [words.gold(view.gold), words.whiteDice(view.dice)].join(", ") },
    { label: facts.shop, value: `${view.symbols}/${view.symbols_needed}` },
  ];
  if (view.stall.length) said.push({ label: words.shop, value: named("item", view.stall) });
  if (view.offered.length) said.push({ label: facts.offered, value: view.offered.map(hidden).join("; ") });
  if (view.under.length) said.push({ label: facts.under, value: view.under.map(hidden).join("; ") });
  view.heroes.forEach((hero, seat) => {
    if (!hero.id) return;
    const name = heroOf(hero.id).name[lang];
    const state = hero.out ? words.out : hero.down ? words.down : "";
    const scars = COLOURS.filter((colour) => hero.scars.includes(colour)).map((colour) =>
      words.scarred(words.dieOf[colour]),
    );
    const standing = [
      words.healthLeft(hero.health, hero.most),
      state,
      ...scars,
      view.leader === seat ? words.leader : "",
    ];
    const items = hero.items.map(({ id }) => id);
    said.push(
      { label: name, value: standing.filter(Boolean).join(", ") },
      { label: facts.carries(name), value: named("item", items) || facts.none },
    );
  });
  return said;
}
