// Why there are no odds: hidden by whom, or nothing that could be counted.
import type { Host } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import { useStrings } from "../../core/words/context";

interface NoOddsProps {
  host: Host;
  snapshot: Snapshot;
  /** Why this moment of the game has none, if the game can say. */
  why: string | null | undefined;
}

export function NoOdds({ host, snapshot, why }: NoOddsProps) {
  const strings = useStrings();
  const { overlay, closed } = host.settings();
  if (host.hasKernel && overlay === "off" && !closed)
    return (
      <p class="sheet cap">
        {strings.noOddsHidden}{" "}
        <button type="button" class="link" onClick={() => host.set({ overlay: "open" })}>
          {strings.showOdds}
        </button>
      </p>
    );
  const said =
    overlay === "off" && closed
      ? strings.noOddsClosed[closed]
      : snapshot.seat === null
        ? strings.noOddsSpectator
        : host.nobody === "replay"
          ? strings.noOddsReplay
          : (why ?? strings.noOdds);
  return <p class="sheet cap">{said}</p>;
}
