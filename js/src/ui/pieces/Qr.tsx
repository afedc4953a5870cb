// An address for a phone's camera: dark on white in every theme, with the quiet rim a camera needs.
import type { QrPicture } from "../../generated/contract";

const RIM = 4;

export function Qr({ side, path, label }: QrPicture & { label: string }) {
  const whole = side + 2 * RIM;
  return (
    <svg class="qr" viewBox={`${-RIM} ${-RIM} ${whole} ${whole}`} role="img" aria-label={label}>
      <rect x={-RIM} y={-RIM} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
