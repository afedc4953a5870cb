import type { SmallGameState } from "../../generated/lab";
import { Press } from "./Press";

interface MovesProps {
  moves: SmallGameState["buttons"];
  off: boolean;
  onMove(name: string): void;
}

/** What can be done in a small game. Between real alternatives none is pushed. */
export function Moves({ moves, off, onMove }: MovesProps) {
  const alone = moves.filter(({ able }) => able).length === 1;
  return (
    <>
      {moves.map(({ name, label, able }) => (
        <Press key={name} main={able && alone} off={off || !able} onPress={() => onMove(name)}>
          {label}
        </Press>
      ))}
    </>
  );
}
