import cardRandom from "icon:card-random";
import knobs from "icon:settings-knobs";
import { useStrings } from "../core/context";
import type { GamePage } from "../core/game-page";
import { Icon } from "./Icon";

export type Drawer = "new" | "settings";

interface TitleBarProps {
  game: GamePage;
  title: string;
  caption: string;
  /** Only a live game can be started anew. */
  canStart: boolean;
  open: Drawer | null;
  onToggle(drawer: Drawer): void;
}

export function TitleBar({ game, title, caption, canStart, open, onToggle }: TitleBarProps) {
  const strings = useStrings();
  const button = (drawer: Drawer, label: string, art: typeof knobs) => (
    <button
      type="button"
      class="btn icon"
      title={label}
      aria-label={label}
      aria-expanded={open === drawer}
      onClick={() => onToggle(drawer)}
    >
      <Icon art={art} />
    </button>
  );
  return (
    <header class="bar">
      <Icon art={game.crest} class="crest" />
      <div class="grow">
        <h2>{title}</h2>
        <div class="cap">{caption}</div>
      </div>
      {button("settings", strings.settings, knobs)}
      {canStart && button("new", strings.newGame, cardRandom)}
    </header>
  );
}
