import type { BoardProps } from "../../core/game-page";
import { useRoving } from "../../core/roving";
import type { RunView } from "../../generated/contract";
import { CardBack } from "../../ui/Card";
import { Clash } from "./Clash";
import { EquipmentTile, touchable } from "./EquipmentTile";
import { gate } from "./icons";
import { LifeBoard } from "./LifeBoard";
import { boardOf } from "./labels";
import { Met } from "./Met";
import { useWords } from "./words";

/** A hero inside the dungeon: cards met, the clash of the moment, cards to come, life, and what is left to use. */
export function Run({ run, ...props }: BoardProps & { run: RunView }) {
  const words = useWords();
  const { hero, tiles, phase } = boardOf(props.snapshot);
  const carried = tiles.filter(({ place }) => place !== "aside");
  const verb = phase === "discard" ? "discard" : "use";
  const rove = useRoving(touchable(props.snapshot, carried, verb));
  const metBefore = run.facing ? run.met : run.met.slice(0, -1);
  return (
    <>
      <div class="run">
        <Met met={metBefore} />
        <Clash run={run} />
        <div class="left">
          {run.left > 0 ? <CardsToCome count={run.left} /> : <div class="slot" />}
          <span class="cap">{words.toCome(run.left)}</span>
        </div>
      </div>
      <LifeBoard run={run} hero={hero ?? ""} />
      {carried.length > 0 && (
        <div class="tiles rest" role="toolbar" aria-label={words.equipment} {...rove.group}>
          {carried.map((tile) => (
            <EquipmentTile
              key={tile.id}
              {...props}
              tile={tile}
              action={[verb, tile.id]}
              rove={rove.item(tile.id)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function CardsToCome({ count }: { count: number }) {
  return (
    <div class="two">
      {count > 1 && <CardBack />}
      <CardBack art={gate} />
    </div>
  );
}
