import type { BoardProps } from "../../../core/game-page";
import { Stack } from "../../../ui/cards/Card";
import type { RunView, WelcomeView } from "../view";
import { useWords } from "../words";
import { gate } from "./art";
import { Clash } from "./Clash";
import { LifeBoard } from "./LifeBoard";
import { Met } from "./Met";
import { Tiles } from "./Tile";

/** A hero inside the dungeon: cards met, the clash of the moment, cards to come, life, and what is left to use. */
export function Run({ run, ...props }: BoardProps<WelcomeView> & { run: RunView }) {
  const words = useWords();
  const { hero, tiles, phase } = props.snapshot.board;
  const carried = tiles.filter(({ place }) => place !== "aside");
  const metBefore = run.facing ? run.met : run.met.slice(0, -1);
  return (
    <>
      <div class="run">
        <Met met={metBefore} />
        <Clash run={run} />
        <div class="left">
          <div class="stack">
            <Stack count={run.left} art={gate} />
          </div>
          <span class="cap">{words.toCome(run.left)}</span>
        </div>
      </div>
      <LifeBoard run={run} hero={hero ?? ""} />
      {carried.length > 0 && (
        <Tiles {...props} tiles={carried} verb={phase === "discard" ? "discard" : "use"} class="rest" />
      )}
    </>
  );
}
