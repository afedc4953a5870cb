import type { TargetState } from "../../generated/lab";
import type { ViewProps } from "../Lab";

export function Target({ state }: ViewProps<TargetState>) {
  return <p>{JSON.stringify(state)}</p>;
}
