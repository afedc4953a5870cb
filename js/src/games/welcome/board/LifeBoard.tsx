import { useLang } from "../../../core/context";
import { signed } from "../../../core/format";
import { Icon } from "../../../ui/Icon";
import type { RunView } from "../view";
import { useWords } from "../words";
import { dragon, skull } from "./art";
import { fullHp, heroOf, monsterOf } from "./content";
import { lastWalk, stonesOf, type Walk } from "./life";

/** More stones than this lose every other number when the widget is narrow. */
const DENSE = 13;

export function LifeBoard({ run, hero }: { run: RunView; hero: string }) {
  const lang = useLang();
  const words = useWords();
  const own = heroOf(hero);
  const stones = stonesOf(run, fullHp(own));
  const walk = lastWalk(run);
  const hpLeft = words.hpLeft(run.hp, run.start);
  return (
    <section class="lifebox" aria-label={words.lifeBoard}>
      <header>
        <h3>{own.name[lang]}</h3>
        {run.named && <span class="chip magic">{words.named(monsterOf(run.named).name[lang])}</span>}
        {run.lucky && <span class="chip gold">{words.lucky}</span>}
        {run.charmed > 0 && <span class="chip good">{words.charmed(run.charmed)}</span>}
        <span class="cap">{hpLeft}</span>
      </header>
      <div class={`stones${stones.length > DENSE ? " dense" : ""}`} role="img" aria-label={hpLeft}>
        {stones.map(({ hp, state }, index) => (
          <span key={hp} class={`place ${state}`}>
            <span class="stone">{hp === 0 ? <Icon art={skull} /> : hp}</span>
            {state === "now" && (
              <Pawn key={walk?.place} walk={walk} late={index < stones.length / 2} dead={hp === 0} />
            )}
          </span>
        ))}
      </div>
    </section>
  );
}

/** The pawn stands in its stone and walks in from the one it left, `--steps` stones away. */
function Pawn({ walk, late, dead }: { walk: Walk | null; late: boolean; dead: boolean }) {
  const steps = walk ? walk.from - walk.to : 0;
  return (
    <span class="mover" style={{ "--steps": steps }}>
      {walk && steps !== 0 && <Arc walk={walk} steps={steps} />}
      {walk && <Wound walk={walk} onRight={late} />}
      <span class={`pawn${dead ? " dead" : ""}`}>
        <Icon art={dragon} />
      </span>
    </span>
  );
}

function Arc({ walk, steps }: { walk: Walk; steps: number }) {
  return (
    <svg
      class={`arc ${steps < 0 ? "gain" : "fall"}`}
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ "--span": Math.abs(steps) }}
      key={walk.to}
    >
      <path d="M0 30C20 2 70 0 100 12" />
    </svg>
  );
}

function Wound({ walk, onRight }: { walk: Walk; onRight: boolean }) {
  const lang = useLang();
  const { meeting, from, to } = walk;
  const gained = meeting.damage === 0;
  const change = signed(gained ? to - from : -meeting.damage);
  return (
    <span class={`wound ${gained ? "gain" : "fall"}${onRight ? " right" : ""}`}>
      {monsterOf(meeting.monster).name[lang]} {change}
    </span>
  );
}
