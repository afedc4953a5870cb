// Answers that were left on this computer: whose are they, and how to forget them.
import { useState } from "preact/hooks";
import type { KeptState } from "../../generated/lab";
import type { ViewProps } from "../Lab";

export type KeptProps = { kept: KeptState } & Pick<ViewProps<object>, "hasKernel" | "send">;

/** Answers left on this computer are nobody's until somebody says so; one's own can be forgotten. */
export function KeptBook({ kept, hasKernel, send }: KeptProps) {
  const [sure, setSure] = useState(false);
  if (kept.offered)
    return (
      <div class="msg tip keptbook">
        <p>{kept.text}</p>
        <span class="wrap">
          <button
            type="button"
            class="btn main"
            aria-disabled={!hasKernel}
            onClick={() => send({ type: "resume" })}
          >
            {kept.yes}
          </button>
          <button type="button" class="btn" aria-disabled={!hasKernel} onClick={() => send({ type: "anew" })}>
            {kept.no}
          </button>
        </span>
      </div>
    );
  return (
    <p class="small keptline">
      {kept.text}{" "}
      <button
        type="button"
        class="link"
        aria-disabled={!hasKernel}
        onClick={() => (sure ? send({ type: "forget" }) : setSure(true))}
      >
        {kept.forget}
        {sure && "?"}
      </button>
    </p>
  );
}
