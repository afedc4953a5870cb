import type { BeliefsProps } from "../../core/game-page";
import { BeliefGrid } from "../../ui/BeliefGrid";
import { kindIcon } from "./icons";

/** Which monsters may lie where, by what this seat has seen. */
export function Beliefs(props: BeliefsProps) {
  return <BeliefGrid {...props} iconOf={kindIcon} />;
}
