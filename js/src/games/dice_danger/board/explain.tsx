import type { Explained } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import { nodeLabel } from "../map/Target";
import { type DiceSnapshot, homeSeat } from "../view";
import { wordsFor } from "../words";
import { sheetOf } from "./content";

/** What lies on the map ("place:N3") and beside it, for those who ask. */
export function explain(id: string, snapshot: DiceSnapshot, lang: Lang): Explained | null {
  const words = wordsFor(lang);
  const [kind = "", place = ""] = id.split(":");
  if (kind === "place") return explainPlace(place, snapshot, lang);
  const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
    life: [words.lifeBox, snapshot.board.solo ? words.explainLifeAlone : words.explainLife],
    hearts: [words.heartsShort, words.explainHearts],
    torches: [words.torchesShort, words.explainTorches],
    black_dice: [words.blackShort, words.explainBlack],
  };
  const found = texts[kind];
  return found ? { title: found[0], body: <p>{found[1]}</p> } : null;
}

/** A space says what its kind does; a monster what wounds it, how much it takes and what it gives. */
function explainPlace(place: string, { board }: DiceSnapshot, lang: Lang): Explained | null {
  const sheet = sheetOf(board.sheet);
  const node = sheet.node.get(place);
  const view = board.players[homeSeat(board)];
  if (!node || !view) return null;
  const words = wordsFor(lang);
  const open = !node.monster || !board.killed.includes(node.monster);
  const label = nodeLabel({ node, sheet, view, light: undefined, open }, words, lang);
  const monster = node.monster && sheet.monsters.get(node.monster)?.name[lang];
  if (monster) return { title: monster, body: <p>{label.slice(monster.length + 2)}</p> };
  return { title: label, body: <p>{words.legend.kinds[node.kind]}</p> };
}
