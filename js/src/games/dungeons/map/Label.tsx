/** A chance on the map, with its word. */
export function Label({ text, y }: { text: string; y: number }) {
  const half = text.length * 3.9 + 9;
  return (
    <g class="place chance" transform={`translate(0 ${y})`}>
      <g class="label">
        <rect x={-half} y="-12" width={2 * half} height="24" rx="5" />
        <text y="5">{text}</text>
      </g>
    </g>
  );
}
