import type { SheetMonster } from "../../generated/contract";
import type { Monster } from "./content";
import { Glyph } from "./Glyph";
import { brokenHeart, gem } from "./icons";
import type { RoomPlan } from "./room-plan";

interface RewardProps {
  monster: Monster;
  now: SheetMonster;
  /** Somebody had the first reward already. */
  taken: boolean;
  at: RoomPlan["reward"];
}

const DIGIT = 8.6;
const HEARTS = 32;
const LINE = 16;

/** Gems for the first and for later; what is no longer to be had is struck out, what is won is underlined. */
export function Reward({ monster, now, taken, at }: RewardProps) {
  const [first = 0, later = 0] = monster.gems;
  const wonFirst = now.reward === "first";
  const struck = taken && !wonFirst;
  const text = later ? `${first}/${later}` : String(first);
  const hearts = monster.skulls > 0;
  const left = -text.length * DIGIT - (hearts && !at.stacked ? HEARTS : 0);
  return (
    <g class="reward" transform={`translate(${at.x} ${at.y})`}>
      <g transform={`translate(${left} ${hearts && at.stacked ? -LINE : 0})`}>
        <Glyph art={gem} x={-16} y={-11.5} size={13} class="gemi" />
        <text class="rw">{text}</text>
        {struck && <path class="strike" d={`M-2-4.5h${DIGIT + 2}`} />}
        {now.reward && <path class="tick" d={`M${wonFirst || !later ? 0 : 2 * DIGIT - 3} 3.5h${DIGIT}`} />}
      </g>
      {hearts && (
        <g transform={`translate(${-DIGIT} 0)`}>
          <Glyph art={brokenHeart} x={-15} y={-11} size={12} class="hrt" />
          <text class="rw">{monster.skulls}</text>
          {struck && <path class="strike" d={`M-16-4.5h${DIGIT + 16}`} />}
        </g>
      )}
    </g>
  );
}
