// A link for a camera: always dark on white, whatever the theme.
import type { Qr as QrData } from "../generated/live";

export function Qr({ qr, label }: { qr: QrData; label: string }) {
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#111" />
    </svg>
  );
}
