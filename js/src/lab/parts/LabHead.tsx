import type { IconArt } from "../../core/game-page";
import type { Head } from "../../generated/lab";
import { Icon } from "../../ui/pieces/Icon";
import { Spoken } from "./Spoken";

/** The title bar and the line that says where things stand. `speak` is what a screen reader is told, and when. */
export function LabHead({ head, crest, speak }: { head: Head; crest: IconArt; speak?: string }) {
  return (
    <>
      <header class="bar">
        <Icon art={crest} class="crest" />
        <div class="grow">
          <h2>{head.title}</h2>
          {head.caption && <div class="cap">{head.caption}</div>}
        </div>
      </header>
      {head.lead && (
        <p class="turn">
          <span class="words">
            <b>{head.lead}</b> {head.sentence && <span class="cap">{head.sentence}</span>}
          </span>
        </p>
      )}
      <Spoken text={speak ?? `${head.lead} ${head.sentence}`} />
    </>
  );
}
