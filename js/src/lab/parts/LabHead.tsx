import { useState } from "preact/hooks";
import type { IconArt } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import type { Head } from "../../generated/lab";
import { About } from "../../ui/panels/About";
import { Icon } from "../../ui/pieces/Icon";
import { Spoken } from "./Spoken";

/** The title bar and the line that says where things stand. `speak` is what a screen reader is told, and when. */
export function LabHead({ head, crest, speak }: { head: Head; crest: IconArt; speak?: string }) {
  const strings = useStrings();
  const [about, setAbout] = useState(false);
  return (
    <>
      <header class="bar">
        <Icon art={crest} class="crest" />
        <div class="grow">
          <h2>{head.title}</h2>
          {head.caption && <div class="cap">{head.caption}</div>}
        </div>
        <button
          type="button"
          class="btn icon quiet"
          aria-label={strings.about}
          title={strings.about}
          aria-expanded={about}
          onClick={() => setAbout(!about)}
        >
          <i aria-hidden="true">i</i>
        </button>
      </header>
      {about && (
        <section class="sheet small" aria-label={strings.about}>
          <About />
        </section>
      )}
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
