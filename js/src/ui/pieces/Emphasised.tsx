/** Plain and emphasised pieces in turn; always text, never markup. */
export function Emphasised({ pieces }: { pieces: readonly string[] }) {
  return <>{pieces.map((piece, index) => (index % 2 ? <b key={index}>{piece}</b> : piece))}</>;
}
