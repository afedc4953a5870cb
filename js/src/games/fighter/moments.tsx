// Turning points: the boss comes, the boss falls, everybody is down. All of it can be read off the events.
import type { Lang } from "../../core/hosts/host";
import type { Decided, Moment } from "../../core/moment";
import type { CardFace, EventView } from "../../generated/contract";
import { Icon } from "../../ui/pieces/Icon";
import { foeIcon, heroIcon, skull } from "./board/art";
import { heroOf } from "./board/content";
import type { DieColour, FighterBoard } from "./view";
import { useWords, type Words, wordsFor } from "./words";

type Faces = Readonly<Record<string, CardFace>>;

/** The throw a moment is about, and how much the monster had left before it. */
export interface LastBlow {
  seat: number;
  die: DieColour;
  verdict: number;
  left: number;
  /** What the monster lost by it, with weapons and abilities. */
  total: number;
}

/** The throw of an event, before the monster feels it. */
export function blowOf({ data }: EventView, { foe }: FighterBoard): LastBlow {
  return {
    seat: Number(data.seat),
    die: data.die as DieColour,
    verdict: Number(data.verdict),
    left: foe?.health ?? 0,
    total: 0,
  };
}

/** The throw that already lies, while something is still asked about it; null if none does. */
export function blowThatLies({ throw: thrown, foe }: FighterBoard): LastBlow | null {
  if (!thrown?.rest) return null;
  const { seat, die, rest } = thrown;
  return { seat, die: die as DieColour, verdict: rest.verdict, left: foe?.health ?? 0, total: 0 };
}

/** Only what an event says; null for those that are no turning point. `board` is the table after it. */
export function momentOf(
  { kind, data }: EventView,
  board: FighterBoard,
  blow: LastBlow | null,
  lang: Lang,
  faces: Faces,
): Moment | null {
  const words = wordsFor(lang);
  const { foe } = board;
  const name = foe ? (faces[`foe:${foe.id}`]?.name ?? foe.id) : "";
  if (kind === "foe" && foe?.boss)
    return {
      kind: "boss",
      title: words.bossEnters(name),
      sub: words.bossAsks(foe.health, foe.damage),
      emblem: foeIcon(foe.id),
      body: <Party board={board} lang={lang} />,
    };
  if (kind === "slain" && foe?.boss)
    return {
      kind: "boss",
      title: words.bossFalls(name),
      sub: words.walkHome(board.heroes.filter(({ down, out }) => !down && !out).length),
      emblem: foeIcon(foe.id),
      stamp: words.beatenStamp,
      body: <Party board={board} lang={lang} />,
      decided: blow && decidedBy(blow, board, words, lang),
    };
  if (kind === "defeat")
    return {
      kind: "death",
      title: words.lost[data.why === "dice" ? "dice" : "down"],
      sub: foe ? words.stillStands(name, Math.max(foe.health, 0)) : "",
      emblem: foe ? foeIcon(foe.id) : skull,
      decided: blow && decidedBy(blow, board, words, lang),
    };
  return null;
}

/** Whose die it was, where it stopped, and what was left before it. */
function decidedBy(blow: LastBlow, board: FighterBoard, words: Words, lang: Lang): Decided {
  const { seat, die, verdict, left, total } = blow;
  const hero = heroOf(board.heroes[seat]?.id ?? "").name[lang];
  return {
    lead: words.blowLead(hero, words.dieOf[die]),
    text:
      verdict <= 0 && (board.foe?.health ?? 0) > 0
        ? words.blowInVain(left)
        : blowSaid(verdict, total, left, words),
  };
}

function blowSaid(section: number, total: number, left: number, words: Words): string {
  if (section <= 0) return words.blowMissed(left);
  if (section === 10) return words.blowCentre(left);
  return total > 0 && total !== section
    ? words.blowDid(section, total, left)
    : words.blowStopped(section, left);
}

/** Who was there, and how they stand. */
function Party({ board, lang }: { board: FighterBoard; lang: Lang }) {
  const words = useWords();
  return (
    <ul class="party3">
      {board.heroes
        .filter(({ out, id }) => id && !out)
        .map((hero) => (
          <li key={hero.id}>
            <Icon art={heroIcon(hero.id)} />
            <b>{heroOf(hero.id).name[lang].split(" ")[0]}</b>
            <span>{hero.down ? words.down : words.healthLeft(hero.health, hero.most)}</span>
          </li>
        ))}
    </ul>
  );
}
