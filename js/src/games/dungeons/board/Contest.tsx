// A fight or a test as it stands: both scores with what they are made of, and the dice.
import { useLang } from "../../../core/context";
import { FlatDie } from "../../../ui/dice/Pips";
import { Icon } from "../../../ui/Icon";
import type { CombatView, DungeonsSnapshot, ModifierView, TrialView } from "../view";
import { useWords } from "../words";
import { artOf, nameOf } from "./content";

export function Contest({ snapshot }: { snapshot: DungeonsSnapshot }) {
  const { combat, trial, window, hurt } = snapshot.board;
  const words = useWords();
  const asked = window && snapshot.seats[window.seat]?.name;
  if (!combat && !trial && !window && !hurt) return null;
  return (
    <section class="contest" aria-label={words.contest}>
      {combat && <Combat combat={combat} snapshot={snapshot} />}
      {!combat && trial && <Trial trial={trial} snapshot={snapshot} />}
      {hurt && (
        <p class="cap">
          {hurt.dying
            ? words.dying(nameAt(snapshot, hurt.seat))
            : words.wounded(nameAt(snapshot, hurt.seat), hurt.wounds)}
        </p>
      )}
      {window && asked && window.seat !== snapshot.seat && (
        <p class="cap waiting">{words.mayAnswer(asked, words.windows[window.name] ?? "")}</p>
      )}
    </section>
  );
}

const nameAt = (snapshot: DungeonsSnapshot, seat: number) => snapshot.seats[seat]?.name ?? "";

function Combat({ combat, snapshot }: { combat: CombatView; snapshot: DungeonsSnapshot }) {
  const lang = useLang();
  const words = useWords();
  const foe = combat.against === "rival" ? nameAt(snapshot, combat.rival) : nameOf(combat.foe, lang);
  const [mine = 0, theirs = 0] = combat.dice;
  return (
    <div class="versus">
      <Side
        name={nameAt(snapshot, combat.hero)}
        score={combat.hero_score}
        parts={combat.hero_parts}
        die={mine}
      />
      <span class="against">{combat.attack ? words.attacks[combat.attack] : words.against}</span>
      <Side name={foe} score={combat.foe_score} parts={combat.foe_parts} die={theirs} art={combat.foe} />
    </div>
  );
}

function Trial({ trial, snapshot }: { trial: TrialView; snapshot: DungeonsSnapshot }) {
  const words = useWords();
  return (
    <div class="versus">
      <Side name={nameAt(snapshot, trial.hero)} score={trial.score} parts={trial.parts} die={trial.die} />
      <span class="against">{words.needs(trial.threat)}</span>
    </div>
  );
}

interface SideProps {
  name: string;
  score: number;
  parts: readonly ModifierView[];
  die: number;
  art?: string;
}

function Side({ name, score, parts, die, art }: SideProps) {
  const lang = useLang();
  const words = useWords();
  const made = parts.map(
    ({ source, n }) => `${n >= 0 ? "+" : "−"}${Math.abs(n)} ${words.sources[source] ?? nameOf(source, lang)}`,
  );
  return (
    <div class="side">
      <b>
        {art && <Icon art={artOf(art)} />} {name}
      </b>
      <span class="sum">
        <span class="score">{score}</span>
        {die > 0 ? (
          <svg class="cdie" viewBox="0 0 10 10" role="img" aria-label={words.die(die)}>
            <FlatDie value={die} />
          </svg>
        ) : (
          <span class="nodie" aria-hidden="true" />
        )}
        <b class="total">{die > 0 ? score + die : ""}</b>
      </span>
      <span class="cap">{made.join(" · ")}</span>
    </div>
  );
}
