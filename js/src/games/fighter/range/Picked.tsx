// The special throws to practise.
import type { StateHost } from "../../../core/hosts/host";
import { Icon } from "../../../ui/pieces/Icon";
import { throwIcon } from "../board/art";
import { THROWS, useCards } from "../board/content";
import { useWords } from "../words";

/** Which special throws are practised: any of them together. */
export function Picked({ host, throws }: { host: StateHost; throws: readonly string[] }) {
  const words = useWords();
  const said = useCards();
  const toggle = (id: string) =>
    host.send({
      type: "practise",
      throws: throws.includes(id) ? throws.filter((other) => other !== id) : [...throws, id],
    });
  return (
    <section class="sheet" aria-label={words.rangeThrows}>
      <div class="throws26">
        {THROWS.map((id) => (
          <button
            key={id}
            type="button"
            class={`btn icon${throws.includes(id) ? " held" : ""}`}
            aria-pressed={throws.includes(id)}
            aria-label={said("throw", id).name}
            title={`${said("throw", id).name}: ${said("throw", id).text}`}
            onClick={() => toggle(id)}
          >
            <Icon art={throwIcon(id)} />
          </button>
        ))}
      </div>
    </section>
  );
}
