// A die as a drawing: on the table, in a button, on a space.
const LOW = 2.7;
const MID = 5;
const HIGH = 7.3;
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const OTHERS = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const SIDES = [
  [LOW, MID],
  [HIGH, MID],
] as const;

/** Where the pips of a face lie, on a square of ten. */
export function pips(value: number): (readonly [x: number, y: number])[] {
  return [
    ...(value % 2 ? [[MID, MID] as const] : []),
    ...(value > 1 ? CORNERS : []),
    ...(value > 3 ? OTHERS : []),
    ...(value > 5 ? SIDES : []),
  ];
}

export function Pips({ value }: { value: number }) {
  return (
    <>
      {pips(value).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.05" />
      ))}
    </>
  );
}

interface FlatDieProps {
  value: number;
  x?: number;
  y?: number;
  size?: number;
  dark?: boolean;
}

/** Inside another drawing. */
export function FlatDie({ value, x = 0, y = 0, size = 10, dark = false }: FlatDieProps) {
  return (
    <g class={dark ? "flatdie dark" : "flatdie"} transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <rect x="0" y="0" width="10" height="10" rx="2" />
      <Pips value={value} />
    </g>
  );
}
