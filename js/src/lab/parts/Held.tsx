import padlock from "icon:padlock";
import { Icon } from "../../ui/pieces/Icon";

/** Where something exact will stand once its exercise is solved. */
export function Held({ text }: { text: string }) {
  return (
    <span class="held small">
      <Icon art={padlock} />
      {text}
    </span>
  );
}
