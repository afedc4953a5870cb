import { useLang } from "../../../core/words/context";
import type { Box } from "../../../ui/map/geometry";
import { Glyph } from "../../../ui/pieces/Glyph";
import { brokenHeart, gem, monsterIcon, shield, skull } from "../board/art";
import type { Monster, Sheet, SheetNode } from "../board/content";
import type { SheetMonster, SheetView } from "../view";
import { shortName } from "../view";
import { boxOf } from "./geometry";
import { planRoom, type RoomPlan } from "./room-plan";

interface RoomProps {
  node: SheetNode;
  sheet: Sheet;
  view: SheetView;
  killed: readonly string[];
  fresh: ReadonlySet<string>;
}

/** A monster in its room: what wounds it, how much it can take, what it gives. */
export function Room({ node, sheet, view, killed, fresh }: RoomProps) {
  const lang = useLang();
  const monster = node.monster && sheet.monsters.get(node.monster);
  const now = view.monsters.find(({ id }) => id === node.monster);
  if (!monster || !now) return null;
  const box = boxOf(node, sheet);
  const plan = planRoom(box, monster, shortName(monster.name[lang]));
  return (
    <g class={classOf(monster, now)} transform={`translate(${box.x} ${box.y})`}>
      <rect class="wall" width={box.w} height={box.h} rx="6" />
      <rect class="rule" x="4" y="4" width={box.w - 8} height={box.h - 8} rx="3" />
      <Name plan={plan} />
      <Glyph art={monsterIcon(monster)} {...plan.icon} class="mon" />
      {monster.armoured && <Glyph art={shield} x={box.w - 24} y={50} size={17} class="armour" />}
      <Numbers plan={plan} monster={monster} now={now} />
      <Wounds plan={plan} wounds={now.wounds} fresh={fresh} id={node.id} />
      <Reward monster={monster} now={now} taken={killed.includes(monster.id)} at={plan.reward} />
      {now.dead && <Slain box={box} fresh={fresh.has(node.id)} />}
    </g>
  );
}

function classOf(monster: Monster, now: SheetMonster): string {
  const names = ["room", now.dead ? "dead" : now.reached ? "near" : "far"];
  if (monster.boss) names.push("boss");
  if (monster.armoured) names.push("plated");
  return names.join(" ");
}

/** A wide font must not push a long name through the wall. */
const WIDEST_LETTER = 9.8;

function Name({ plan: { name } }: { plan: RoomPlan }) {
  return (
    <>
      {name.lines.map((line, index) => (
        <text
          key={line}
          class={`nm${name.lines.length > 1 ? " sm" : ""}`}
          x={name.at.x}
          y={name.at.y + index * name.step}
          {...(line.length * WIDEST_LETTER > name.width && {
            textLength: name.width,
            lengthAdjust: "spacingAndGlyphs",
          })}
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Black numbers always wound; white ones are dashed until a grey space opens them. */
function Numbers({ plan, monster, now }: { plan: RoomPlan; monster: Monster; now: SheetMonster }) {
  const numbers = [...monster.black, ...monster.white];
  return (
    <>
      {numbers.map((n, index) => {
        const at = plan.numbers[index];
        const kind = now.locked.includes(n) ? "nw" : monster.black.includes(n) ? "nb" : "nu";
        if (!at) return null;
        return (
          <g key={n} class={kind} transform={`translate(${at.x} ${at.y})`}>
            <rect width="21" height="20" rx="3" />
            <text x="10.5" y="15.5">
              {n}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface WoundsProps {
  plan: RoomPlan;
  wounds: number;
  fresh: ReadonlySet<string>;
  id: string;
}

function Wounds({ plan, wounds, fresh, id }: WoundsProps) {
  return (
    <>
      {plan.boxes.map(({ x, y }, place) => (
        <g key={place} transform={`translate(${x} ${y})`}>
          <rect class="hb" width={plan.box} height={plan.box} rx="2" />
          {place < wounds && (
            <path
              class={`hx${fresh.has(`${id}:${place}`) ? " fresh" : ""}`}
              d={`M2.5 3Q${plan.box / 2} ${plan.box / 2 + 1} ${plan.box - 2.5} ${plan.box - 2.5}M${plan.box - 2.5} 2.5Q${plan.box / 2 - 1} ${plan.box / 2 - 1} 2.5 ${plan.box - 2.5}`}
              pathLength="1"
            />
          )}
        </g>
      ))}
    </>
  );
}

/** Over a dead monster's head: a skull and a stroke through the room. */
function Slain({ box, fresh }: { box: Box; fresh: boolean }) {
  return (
    <g class={`slain${fresh ? " fresh" : ""}`}>
      <path class="x" d={`M16 ${box.h - 14}Q${box.w / 2} ${box.h / 2 - 8} ${box.w - 10} 12`} pathLength="1" />
      <circle cx={5} cy={box.h - 5} r="13" />
      <Glyph art={skull} x={-3.5} y={box.h - 13.5} size={17} class="bone" />
    </g>
  );
}

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
function Reward({ monster, now, taken, at }: RewardProps) {
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
