import type { ClassState } from "../../generated/lab";
import type { ViewProps } from "../Lab";

export function ClassRoom({ state }: ViewProps<ClassState>) {
  return <p>{JSON.stringify(state)}</p>;
}
