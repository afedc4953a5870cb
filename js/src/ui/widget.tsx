// Ties a game's page to the places it can live: an anywidget model, a Replay model, a plain HTML page.
import type { RenderProps } from "@anywidget/types";
import { askedMoment } from "../core/asked-moment";
import { Conversation } from "../core/conversation";
import type { GamePage } from "../core/game-page";
import {
  anywidgetHost,
  anywidgetReplayHost,
  type GameTraits,
  isReplayModel,
  type ReplayTraits,
} from "../core/hosts/anywidget-host";
import type { Host } from "../core/hosts/host";
import { Link } from "../core/hosts/link";
import type { ReplaySettings } from "../core/hosts/replay-host";
import { staticHost } from "../core/hosts/static-host";
import { mount } from "../core/mount";
import type { ReplayData } from "../core/snapshot";
import moments from "./moments/moments.css";
import { Shell } from "./shell/Shell";
import { sharedCss } from "./styles";

export function widgetOf(game: GamePage) {
  return {
    render({ model, el, signal }: RenderProps<GameTraits> | RenderProps<ReplayTraits>): void {
      const host = isReplayModel(model)
        ? anywidgetReplayHost(model)
        : anywidgetHost(model, new Link(el, model, signal));
      show(game, host, el, signal);
    },
  };
}

/** For exported pages: `mountReplay(el, data, { cursor: 12 })`; the view stays until the page goes. */
export function replayMounter(game: GamePage) {
  return (el: HTMLElement, data: ReplayData, options?: Partial<ReplaySettings>): void =>
    show(game, staticHost(data, options), el, new AbortController().signal);
}

function show(game: GamePage, host: Host, el: HTMLElement, signal: AbortSignal): void {
  const conversation = new Conversation(host, signal);
  conversation.open();
  const moment = host.hasKernel ? askedMoment(game.id, el.ownerDocument.defaultView ?? window) : null;
  if (moment) conversation.request({ type: "open", code: moment });
  const view = <Shell conversation={conversation} game={game} document={el.ownerDocument} />;
  mount(el, sharedCss + moments + game.css, view, signal);
}
