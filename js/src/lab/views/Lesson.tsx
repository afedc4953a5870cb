import type { LessonState } from "../../generated/lab";
import type { ViewProps } from "../Lab";

export function Lesson({ state }: ViewProps<LessonState>) {
  return <p>{JSON.stringify(state)}</p>;
}
