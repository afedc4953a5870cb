import padlock from "icon:padlock";
import { Icon } from "../../ui/pieces/Icon";

/** A widget that opens when something else is answered. */
export function Locked({ waits }: { waits: string }) {
  return (
    <div class="waiting" role="status">
      <span class="lockmark">
        <Icon art={padlock} />
      </span>
      <p>{waits}</p>
    </div>
  );
}
