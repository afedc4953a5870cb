import cardRandom from "icon:card-random";
import cog from "icon:cog";
import soundOff from "icon:sound-off";
import soundOn from "icon:sound-on";
import type { ComponentChildren } from "preact";
import type { GamePage, IconArt } from "../../core/game-page";
import type { Lang, PageSize } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import { useSound } from "../../core/sound";
import { useStrings } from "../../core/words/context";
import * as glyphs from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";
import { SeatBadge } from "../pieces/SeatBadge";
import { isFirstClick } from "./deaf";

interface TitleBarProps<V> {
  game: GamePage<V>;
  snapshot: Snapshot<V>;
  lang: Lang;
  size: PageSize;
  /** Which page of the panel is open, of those this bar can open. */
  open: string | null;
  helping: boolean;
  /** The way out, where the page is this game alone. */
  home: string | null;
  /** Only a live game can be started anew. */
  canStart: boolean;
  onOpen(page: string): void;
  onHelp(): void;
  onSize(size: PageSize): void;
  /** The ways to the panels, where they are in this bar. */
  keys: ComponentChildren;
}

export function TitleBar<V>(props: TitleBarProps<V>) {
  const { game, snapshot, lang, size, open, helping, home, canStart, onOpen, onHelp, onSize, keys } = props;
  const strings = useStrings();
  const big = size === "big";
  const [sounds, setSounds] = useSound();
  const button = (label: string, art: IconArt, act: () => void, on?: boolean, extra = "") => (
    <button
      type="button"
      class={`btn icon ${extra}`}
      title={label}
      aria-label={label}
      aria-expanded={on}
      onClick={(event) => isFirstClick(event) && act()}
    >
      <Icon art={art} class={art.evenodd ? "ctl" : ""} />
    </button>
  );
  return (
    <header class="bar">
      {home ? (
        <a class="btn icon" href={home} title={strings.home} aria-label={strings.home}>
          <Icon art={glyphs.house} class="ctl" />
        </a>
      ) : (
        <Icon art={game.crest} class="crest" />
      )}
      <h2>{snapshot.title}</h2>
      <span class="cap grow">{snapshot.caption}</span>
      {big && !snapshot.curtain && <Seats game={game} snapshot={snapshot} lang={lang} />}
      {keys}
      {button(
        big ? strings.smaller : strings.bigger,
        big ? glyphs.shrink : glyphs.grow,
        () => onSize(big ? "normal" : "big"),
        undefined,
        "resize",
      )}
      {!big && (
        <>
          {home &&
            canStart &&
            button(strings.shareMoment, glyphs.share, () => onOpen("share"), open === "share", "share")}
          {button(
            sounds ? strings.soundOn : strings.soundOff,
            sounds ? soundOn : soundOff,
            () => setSounds(!sounds),
            undefined,
            "sound",
          )}
          {button(helping ? strings.helpOff : strings.help, glyphs.question, onHelp, helping)}
          {button(strings.settings, cog, () => onOpen("settings"), open === "settings")}
          {canStart && button(strings.newGame, cardRandom, () => onOpen("new"), open === "new")}
        </>
      )}
    </header>
  );
}

/** On a projector the players stand in the title bar. */
function Seats<V>({ game, snapshot, lang }: Pick<TitleBarProps<V>, "game" | "snapshot" | "lang">) {
  return (
    <ul class="onbar" aria-label={useStrings().players}>
      {snapshot.seats.map(({ name }, seat) => {
        const standing = game.standing?.(snapshot, seat, lang);
        return (
          <li key={seat} aria-current={snapshot.to_move === seat || undefined}>
            <SeatBadge seat={seat} small />
            <span>
              <b>{name}</b>
              {standing && <span class="unseen">, </span>}
              {standing && <small>{standing}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
