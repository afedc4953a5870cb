import cancel from "icon:cancel";
import tick from "icon:check-mark";
import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/pieces/Icon";

/** A small sign beside a sentence: right, wrong, a hint's number, or a question. */
export function Mark({
  kind,
  children,
}: {
  kind: "ok" | "no" | "tip" | "wait";
  children?: ComponentChildren;
}) {
  return (
    <span class={`mk ${kind}`} aria-hidden="true">
      {kind === "ok" ? <Icon art={tick} /> : kind === "no" ? <Icon art={cancel} /> : children}
    </span>
  );
}
