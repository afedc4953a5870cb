// What the signs of the map mean, each drawn as it is there.
import { useWords } from "../words";

export function Legend() {
  const words = useWords();
  return (
    <section class="sheet signs">
      <h3>{words.legend}</h3>
      <dl>
        {SIGNS.map(([name, draw]) => (
          <div key={name}>
            <dt>
              <svg class="dungeonmap" viewBox="-24 -16 48 32" aria-hidden="true">
                {draw}
              </svg>
            </dt>
            <dd>{words.signs[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SIGNS = [
  ["peril", <g class="mark peril"><path d="M0 -11L11 9H-11Z" /><text y="6">2</text></g>],
  ["glory", <g class="mark glory"><circle r="10" /><text y="5">1</text></g>],
  ["locked", <g class="door locked"><rect x="-17" y="-11" width="34" height="22" rx="4" /><text y="5">L6</text></g>],
  ["trapped", <g class="door trapped"><rect x="-17" y="-11" width="34" height="22" rx="4" /><text y="5">T7</text></g>],
  ["open", <g class="door locked open"><rect x="-17" y="-11" width="34" height="22" rx="4" /><text y="5">L6</text></g>],
  ["free", <g class="door free"><rect x="-17" y="-11" width="34" height="22" rx="4" /><text y="5">0</text></g>],
  ["pit", <g class="pit"><rect x="-13" y="-13" width="26" height="26" rx="3" /><text y="0.35em">5+</text></g>],
  ["flag", <g class="flag seat-a"><path d="M-14 -12H18L9 0L18 12H-14Z" /></g>],
  ["rival", <g class="flag seat-b"><path d="M14 -11H-14L-7 0L-14 11H14Z" /><text x="4" y="5">B</text></g>],
  ["way", <g class="route"><polyline points="-20,0 20,0" /></g>],
] as const; // biome-ignore format: one sign a line
