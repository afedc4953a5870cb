import type { ComponentChildren } from "preact";
import { findChoice } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import { touchDrawn } from "../../../ui/choices/touch";
import type { SpotRoving } from "../../../ui/map/roving";
import type { Sheet, SheetNode } from "../board/content";
import { isCrossing, type Light } from "../board/lights";
import { type DiceView, roomLabel, type SheetView, spaceLabel } from "../view";
import { useWords, type Words } from "../words";
import { boxOf } from "./geometry";
import { Halo, Heat } from "./marks";

interface TargetProps extends Pick<BoardProps<DiceView>, "snapshot" | "ready" | "act"> {
  node: SheetNode;
  sheet: Sheet;
  view: SheetView;
  light: Light | undefined;
  hot: boolean;
  heat: number | undefined;
  /** The first reward of this room is still to be had. */
  open: boolean;
  rove: ReturnType<SpotRoving["item"]> | null;
  children: ComponentChildren;
}

/** Without a role nobody hears the words, only the numbers that are drawn. */
const PICTURE = { role: "img" as const };

/** A place on the map: a picture with words, and a button while it can be crossed. */
export function Target(props: TargetProps) {
  const { node, sheet, light, hot, heat, rove, snapshot, ready, act, children } = props;
  const words = useWords();
  const lang = useLang();
  const label = labelOf(props, words, lang);
  const choice = light?.action && findChoice(snapshot.choices, light.action);
  const box = boxOf(node, sheet);
  // Whichever pair it was crossed with: both light the same place.
  const chosen = snapshot.chosen && isCrossing(snapshot.chosen, node.id) ? choice?.action : undefined;
  const { title: _, ...press } = choice ? touchDrawn(choice, { ready, act, chosen }) : { title: null };
  return (
    <g
      aria-label={label}
      data-node={node.id}
      data-help={`place:${node.id}`}
      {...(choice && rove ? { ...rove, ...press, class: "target" } : PICTURE)}
    >
      <title>{label}</title>
      {children}
      {heat !== undefined && <Heat box={box} chance={heat} />}
      {(light || hot) && <Halo box={box} light={light} hot={hot} room={node.kind === "room"} />}
    </g>
  );
}

function labelOf(props: TargetProps, words: Words, lang: Lang): string {
  const said = [nodeLabel(props, words, lang)];
  if (props.heat !== undefined) said.push(words.chance(percent(props.heat, lang, 0)));
  return said.join(", ");
}

type NodeProps = Pick<TargetProps, "node" | "sheet" | "view" | "light" | "open">;

/** A space or a room in words, as it is now. */
export function nodeLabel({ node, sheet, view, light, open }: NodeProps, words: Words, lang: Lang): string {
  const monster = node.monster && sheet.monsters.get(node.monster);
  const now = view.monsters.find(({ id }) => id === node.monster);
  if (!monster || !now) return spaceLabel(node, view, light, sheet, words, lang);
  const [first = 0, later = 0] = monster.gems;
  const reward = [open ? words.gemsFirst(first) : words.gemsTaken(first)];
  if (later > 0) reward.push(words.gemsLater(later));
  if (monster.skulls > 0) reward.push(words.costsHearts(monster.skulls));
  if (monster.armoured) reward.push(words.armoured);
  const hurt = monster.on_kill && sheet.monsters.get(monster.on_kill.wound);
  if (monster.on_kill && hurt) reward.push(words.givesBoss(monster.on_kill.boxes, hurt.name[lang]));
  return roomLabel(monster.name[lang], now, reward.join(", "), light, words);
}
