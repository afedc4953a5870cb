import padlock from "icon:padlock";
import type { LockedState } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import type { ViewProps } from "../Lab";
import { KeptBook } from "./KeptBook";

/** A widget that opens when something else is answered, or when it is known whose answers these are. */
export function Locked({
  state,
  hasKernel,
  send,
}: Pick<ViewProps<LockedState>, "state" | "hasKernel" | "send">) {
  if (state.kept) return <KeptBook kept={state.kept} hasKernel={hasKernel} send={send} />;
  return (
    <div class="waiting" role="status">
      <span class="lockmark">
        <Icon art={padlock} />
      </span>
      <p>{state.waits}</p>
    </div>
  );
}
