import type { BoardProps } from "../../../core/game-page";
import { useLang } from "../../../core/words/context";
import { CardBack, Stack } from "../../../ui/cards/Card";
import { Followed } from "../../../ui/odds/Followed";
import { Emphasised } from "../../../ui/pieces/Emphasised";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { gate } from "../board/art";
import { monsterOf } from "../board/content";
import { Tiles } from "../board/Tile";
import type { RunView, WelcomeBoard } from "../view";
import { useWords } from "../words";
import { Clash } from "./Clash";
import { LifeBoard } from "./LifeBoard";
import { Met } from "./Met";

/** A hero inside the dungeon: life at the side, the card of the moment, cards to come, and what is left to use. */
export function Run({ run, ...props }: BoardProps<WelcomeBoard> & { run: RunView }) {
  const { hero, tiles, phase } = props.snapshot.board;
  const carried = tiles.filter(({ place }) => place !== "aside");
  const begun = run.facing !== null || run.met.length > 0;
  return (
    <>
      <LifeBoard run={run} hero={hero ?? ""} />
      {begun ? <Stage run={run} {...props} /> : <Entering run={run} {...props} />}
      {begun && <Followed points={props.snapshot.followed ?? []} />}
      <Tiles
        {...props}
        tiles={carried}
        verb={phase === "discard" ? "discard" : "use"}
        numbered={phase === "discard" || phase === "answer"}
      />
    </>
  );
}

function Stage({ run, snapshot }: BoardProps<WelcomeBoard> & { run: RunView }) {
  const words = useWords();
  const metBefore = run.facing ? run.met : run.met.slice(0, -1);
  const known = snapshot.board.dungeon.slice(0, run.left).filter(({ monster }) => monster).length;
  return (
    <div class="stage">
      <Met met={metBefore} />
      <Clash run={run} />
      <div class="left">
        <div class="stack">
          <Stack count={run.left} art={gate} />
        </div>
        <span class="cap">
          {words.toCome(run.left)}
          {known > 0 && `, ${words.yours(known)}`}
        </span>
      </div>
    </div>
  );
}

/** The cards that can be fanned out; more would be a wall. */
const MOST_BACKS = 8;

/** Nobody else is left: what waits inside, before the first card. */
function Entering({ run, snapshot }: BoardProps<WelcomeBoard> & { run: RunView }) {
  const words = useWords();
  const lang = useLang();
  const { board, seats } = snapshot;
  const { runner } = board;
  const you = runner === snapshot.seat;
  const name = seats[runner ?? -1]?.name ?? "";
  const mine = board.dungeon.flatMap(({ monster }) => (monster ? [monsterOf(monster).name[lang]] : []));
  const worn = board.tiles.filter(({ place }) => place === "hero").length;
  return (
    <div class="stage entering">
      <section class="ribbon">
        <Icon art={gate} />
        <div>
          <h3>{you ? words.youGoIn : words.goesIn(name)}</h3>
          <p>
            {words.entersWith(run.hp, words.tiles(worn), words.cardsToMeet(run.left))}{" "}
            {mine.length > 0 && <Emphasised pieces={words.amongThem(mine.length, mine.join(", "))} />}
          </p>
          <p class="row">
            {board.players.map(({ passed, out }, seat) =>
              passed && !out ? (
                <span key={seat} class="chip">
                  <SeatBadge seat={seat} small />{" "}
                  {words.hasPassed(seat === snapshot.seat ? null : (seats[seat]?.name ?? ""))}
                </span>
              ) : null,
            )}
          </p>
        </div>
      </section>
      <div class="fanned" aria-hidden="true">
        {Array.from({ length: Math.min(run.left, MOST_BACKS) }, (_, index) => (
          <CardBack key={index} art={gate} />
        ))}
      </div>
    </div>
  );
}
