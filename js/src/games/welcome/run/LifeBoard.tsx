import { useLang } from "../../../core/words/context";
import { signed } from "../../../core/words/format";
import { Icon } from "../../../ui/pieces/Icon";
import { heroIcon, skull } from "../board/art";
import { fullHp, heroOf, monsterOf } from "../board/content";
import type { RunView } from "../view";
import { useWords } from "../words";
import { lastWalk, stonesOf, type Walk } from "./life";

/** A track of stones down to the skull, and the hero's pawn on it. */
export function LifeBoard({ run, hero }: { run: RunView; hero: string }) {
  const lang = useLang();
  const words = useWords();
  const stones = stonesOf(run, fullHp(heroOf(hero)));
  const walk = lastWalk(run);
  const hpLeft = words.hpOf(run.hp, run.start);
  return (
    <section class="life" aria-label={words.lifeBoard} data-help="life">
      <h3>{hpLeft}</h3>
      <div
        class="stones"
        role="img"
        aria-label={words.hpLeft(run.hp, run.start)}
        style={{ "--n": stones.length }}
      >
        {stones.map(({ hp, state }) => (
          <span key={hp} class={`place ${state}`}>
            <span class="stone">{hp === 0 ? <Icon art={skull} /> : hp}</span>
            {state === "now" && <Pawn key={walk?.place} walk={walk} hero={hero} dead={hp === 0} />}
          </span>
        ))}
      </div>
      <p class="notes">
        {run.named && <span class="chip magic">{words.named(monsterOf(run.named).name[lang])}</span>}
        {run.lucky && <span class="chip gold">{words.lucky}</span>}
        {run.charmed > 0 && <span class="chip good">{words.charmed(run.charmed)}</span>}
      </p>
    </section>
  );
}

/** The pawn stands beside its stone and walks in from the one it left, `--steps` stones away. */
function Pawn({ walk, hero, dead }: { walk: Walk | null; hero: string; dead: boolean }) {
  const steps = walk ? walk.from - walk.to : 0;
  return (
    <span class={`mover${walk ? " walks" : ""}`} style={{ "--steps": steps }}>
      {steps !== 0 && (
        <svg
          class={`arc ${steps < 0 ? "gain" : "fall"}`}
          viewBox="0 0 20 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          style={{ "--span": Math.abs(steps) }}
        >
          <path d="M18 0C0 20 0 70 8 100" />
        </svg>
      )}
      <span class={`pawn${dead ? " dead" : ""}`}>
        <Icon art={heroIcon(hero)} />
      </span>
      {walk && steps !== 0 && <span class="unseen">{signed(-steps)}</span>}
    </span>
  );
}
