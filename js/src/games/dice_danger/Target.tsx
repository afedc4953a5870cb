import type { ComponentChildren } from "preact";
import { useLang } from "../../core/context";
import { percent } from "../../core/format";
import type { BoardProps } from "../../core/game-page";
import type { Lang } from "../../core/host";
import type { SheetView } from "../../generated/contract";
import type { Sheet, SheetNode } from "./content";
import { boxOf } from "./geometry";
import { Halo } from "./Halo";
import { Heat } from "./Heat";
import { roomLabel, spaceLabel } from "./labels";
import type { Light } from "./lights";
import type { SpotRoving } from "./spatial";
import { useWords, type Words } from "./words";

interface TargetProps extends Pick<BoardProps, "ready" | "act"> {
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

/** A place on the map: a picture with words, and a button while it can be crossed. */
export function Target(props: TargetProps) {
  const { node, sheet, light, hot, heat, rove, ready, act, children } = props;
  const words = useWords();
  const lang = useLang();
  const label = labelOf(props, words, lang);
  const action = light?.action;
  const box = boxOf(node, sheet);
  const inner = (
    <>
      <title>{label}</title>
      {children}
      {heat !== undefined && <Heat box={box} chance={heat} />}
      {(light || hot) && <Halo box={box} light={light} hot={hot} room={node.kind === "room"} />}
    </>
  );
  const go = () => action && ready && act(action);
  const press = action &&
    rove && {
      ...rove,
      class: "target",
      "aria-disabled": !ready,
      "data-choice": true,
      onClick: go,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        go();
      },
    };
  return (
    <g role={press ? "button" : "img"} aria-label={label} data-node={node.id} {...press}>
      {inner}
    </g>
  );
}

function labelOf({ node, sheet, view, light, heat, open }: TargetProps, words: Words, lang: Lang): string {
  const said = [nodeLabel(node, sheet, view, light, open, words, lang)];
  if (heat !== undefined) said.push(words.chance(percent(heat, lang, 0)));
  return said.join(", ");
}

function nodeLabel(
  node: SheetNode,
  sheet: Sheet,
  view: SheetView,
  light: Light | undefined,
  open: boolean,
  words: Words,
  lang: Lang,
): string {
  const monster = node.monster && sheet.monsters.get(node.monster);
  const now = view.monsters.find(({ id }) => id === node.monster);
  if (!monster || !now) return spaceLabel(node, view, light, sheet, words, lang);
  const [first = 0, later = 0] = monster.gems;
  const reward = [words.reward(first, later, monster.skulls, open)];
  if (monster.armoured) reward.push(words.armoured);
  const hurt = monster.hurts && sheet.monsters.get(monster.hurts.monster);
  if (monster.hurts && hurt) reward.push(words.givesBoss(monster.hurts.boxes, hurt.name[lang]));
  return roomLabel(monster.name[lang], now, reward.join(", "), light, words);
}
