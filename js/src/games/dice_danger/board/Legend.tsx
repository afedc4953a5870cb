import { useEffect, useRef } from "preact/hooks";
import { useStrings } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import { Space } from "../map/Space";
import { useWords } from "../words";
import { brokenHeart, gem } from "./art";
import type { Kind, Sheet, SheetNode } from "./content";

/** Kinds of spaces that need a word, in the order they are met. */
const KINDS: readonly Kind[] = [
  "start",
  "grey",
  "double",
  "fist",
  "gem",
  "coin",
  "chest",
  "rubble",
  "cloud",
  "portal_in",
  "portal_out",
  "footprint",
];

/** What the signs of this sheet mean: of each kind that is on it one, drawn as it is on the map. */
export function Legend({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const words = useWords();
  const strings = useStrings();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const shown = KINDS.flatMap((kind) => sheet.nodes.find((node) => node.kind === kind) ?? []);
  const armoured = [...sheet.monsters.values()].some((monster) => monster.armoured);
  return (
    <section
      class="popover legend"
      role="dialog"
      aria-label={words.symbolsHint}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <header>
        <h3>{words.symbolsHint}</h3>
        <button ref={close} type="button" class="kbd" aria-label={strings.close} onClick={onClose}>
          Esc
        </button>
      </header>
      <dl>
        <Numeral class="nb" n="5" text={words.legend.black} />
        <Numeral class="nw" n="3" text={words.legend.white} />
        <Numeral class="nu" n="9" text={words.legend.unlocked} />
        {shown.map((node) => (
          <div key={node.kind}>
            <dt>
              <Sample node={node} />
            </dt>
            <dd>{words.legend.kinds[node.kind]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Icon art={gem} class="gemi" />
          </dt>
          <dd>{words.legend.gems}</dd>
        </div>
        <div>
          <dt>
            <Icon art={brokenHeart} class="hrt" />
          </dt>
          <dd>{words.legend.hearts}</dd>
        </div>
        {armoured && (
          <div>
            <dt class="plate" />
            <dd>{words.armoured}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Numeral({ class: name, n, text }: { class: string; n: string; text: string }) {
  return (
    <div>
      <dt>
        <svg class="map" viewBox="0 0 24 24" aria-hidden="true">
          <g class={name} transform="translate(1.5 2)">
            <rect width="21" height="20" rx="3" />
            <text x="10.5" y="15.5">
              {n}
            </text>
          </g>
        </svg>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

/** A space as on an empty sheet, by itself. */
function Sample({ node }: { node: SheetNode }) {
  const blank = { crossed: [], half: [], clouds: {} };
  return (
    <svg class="map" viewBox="-20 -20 40 40" aria-hidden="true">
      <Space node={{ ...node, x: 0, y: 0 }} view={blank} fresh={false} />
    </svg>
  );
}
