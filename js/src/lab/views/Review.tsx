import type { ReviewState } from "../../generated/lab";
import type { ViewProps } from "../Lab";

export function Review({ state }: ViewProps<ReviewState>) {
  return <p>{JSON.stringify(state)}</p>;
}
