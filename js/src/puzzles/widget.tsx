// Ties the page of puzzles to the board of a game. Each game has a bundle of its own: a puzzle needs one board, not all.
import type { RenderProps } from "@anywidget/types";
import type { GamePage } from "../core/game-page";
import { anywidgetStateHost, type StateTraits } from "../core/hosts/anywidget-host";
import { Link } from "../core/hosts/link";
import { mount } from "../core/mount";
import { sharedCss } from "../ui/styles";
import css from "./css/puzzle.css";
import { Puzzle } from "./Puzzle";

export function puzzlesOf(game: GamePage) {
  return {
    render({ model, el, signal }: RenderProps<StateTraits>): void {
      const host = anywidgetStateHost(model, new Link(el, model, signal));
      const view = <Puzzle host={host} game={game} document={el.ownerDocument} />;
      mount(el, sharedCss + game.css + css, view, signal);
    },
  };
}
