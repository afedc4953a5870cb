// The game and its throwing range in one bundle: the model says which one it is.
import type { AnyModel, RenderProps } from "@anywidget/types";
import {
  anywidgetStateHost,
  type GameTraits,
  type ReplayTraits,
  type StateTraits,
} from "../../core/hosts/anywidget-host";
import { Link } from "../../core/hosts/link";
import { mount } from "../../core/mount";
import { sharedCss } from "../../ui/styles";
import { replayMounter, widgetOf } from "../../ui/widget";
import { css } from "./css";
import { fighterPage } from "./page";
import { Range } from "./range/Range";

type Props = RenderProps<GameTraits> | RenderProps<ReplayTraits> | RenderProps<StateTraits>;

const game = widgetOf(fighterPage);

function render(props: Props): void {
  const { model, el, signal } = props as RenderProps<StateTraits>;
  if ((model as AnyModel<StateTraits>).get("kind") !== "range") {
    game.render(props as RenderProps<GameTraits>);
    return;
  }
  const host = anywidgetStateHost(model, new Link(el, model, signal));
  mount(el, sharedCss + css, <Range host={host} document={el.ownerDocument} />, signal);
}

export default { render };
export const mountReplay = replayMounter(fighterPage);
