// The special throws to practise, each with its name; one of them is that of the day.
import type { StateHost } from "../../../core/hosts/host";
import { Icon } from "../../../ui/pieces/Icon";
import { throwIcon } from "../board/art";
import { THROWS, useCards } from "../board/content";
import { useWords } from "../words";

const DAY_MS = 86_400_000;

/** Another throw each day, the same for everybody. */
export function throwOfTheDay(now: number): string {
  return THROWS[Math.floor(now / DAY_MS) % THROWS.length] ?? "";
}

/** Which special throws are practised: any of them together. */
export function Picked({ host, throws }: { host: StateHost; throws: readonly string[] }) {
  const words = useWords();
  const said = useCards();
  const practise = (wanted: readonly string[]) => host.send({ type: "practise", throws: [...wanted] });
  const toggle = (id: string) =>
    practise(throws.includes(id) ? throws.filter((other) => other !== id) : [...throws, id]);
  const today = throwOfTheDay(Date.now());
  return (
    <section class="sheet" aria-label={words.rangeThrows}>
      <header>
        <h3>{words.rangeThrows}</h3>
        <button type="button" class="link" onClick={() => practise([today])}>
          {words.rangeToday(said("throw", today).name)}
        </button>
      </header>
      <div class="throws26">
        {THROWS.map((id) => (
          <button
            key={id}
            type="button"
            class={`btn${throws.includes(id) ? " held" : ""}`}
            aria-pressed={throws.includes(id)}
            title={said("throw", id).text}
            onClick={() => toggle(id)}
          >
            <Icon art={throwIcon(id)} />
            <span>{said("throw", id).name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
