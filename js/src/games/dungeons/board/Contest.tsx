// A fight or a test as it stands: both scores with what they are made of, and the dice; or a card held up.
import type { ComponentChildren } from "preact";
import { useFaces } from "../../../core/words/context";
import { signed } from "../../../core/words/format";
import { FlatDie } from "../../../ui/dice/Pips";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import {
  type CombatView,
  type DungeonsSnapshot,
  heroAt,
  type ModifierView,
  type Shown,
  type TrialView,
} from "../view";
import { useWords, type Words } from "../words";
import { artOf, useNames } from "./content";

/** What is being decided, and the seats that must stay in sight beside it; null where nothing is. */
export function contestOf(snapshot: DungeonsSnapshot): { box: ComponentChildren; seats: number[] } | null {
  const { combat, trial, window, hurt, shown } = snapshot.board;
  const waits = window && window.seat !== snapshot.seat && snapshot.seats[window.seat];
  const named = !combat && !trial ? (shown ?? aboutOf(snapshot)) : null;
  if (!combat && !trial && !waits && !hurt && !named) return null;
  const about = combat
    ? [combat.hero, combat.rival]
    : trial
      ? [trial.hero]
      : [named?.at ?? hurt?.seat ?? named?.by ?? window?.seat ?? -1];
  return { box: <Contest snapshot={snapshot} />, seats: about.filter((seat) => seat >= 0) };
}

function Contest({ snapshot }: { snapshot: DungeonsSnapshot }) {
  const { combat, trial, window, hurt, shown } = snapshot.board;
  const words = useWords();
  const asked = window && snapshot.seats[window.seat]?.name;
  const waits = window && asked && window.seat !== snapshot.seat;
  const named = !combat && !trial ? (shown ?? aboutOf(snapshot)) : null;
  return (
    <section class="contest" aria-label={words.contest}>
      {combat && <Combat combat={combat} snapshot={snapshot} />}
      {!combat && trial && <Trial trial={trial} snapshot={snapshot} />}
      {named && <HeldUp {...named} snapshot={snapshot} />}
      {hurt && <p class="news">{hurtSaid(hurt, otherAt(snapshot, hurt.seat), words)}</p>}
      {waits && <p class="cap waiting">{words.mayAnswer(asked, words.windows[window.name] ?? "")}</p>}
    </section>
  );
}

const nameAt = (snapshot: DungeonsSnapshot, seat: number) => snapshot.seats[seat]?.name ?? "";

/** The same, or null for oneself, who is spoken to. */
const otherAt = (snapshot: DungeonsSnapshot, seat: number) =>
  seat === snapshot.seat ? null : nameAt(snapshot, seat);

/** The Bane or Trap that is being answered. */
function aboutOf({ board }: DungeonsSnapshot): Shown | null {
  const struck = board.bane ?? board.trap;
  return struck && { card: struck.card, by: struck.by, at: struck.victim };
}

/** A card played at somebody, with its text: what one answers must be read. */
function HeldUp({ card, by, at, snapshot }: Shown & { snapshot: DungeonsSnapshot }) {
  const nameOf = useNames();
  const words = useWords();
  return (
    <div class="heldup">
      <Icon art={artOf(card)} class="por" />
      <p>
        <b>{nameOf(card)}</b>
        <span class="cap">
          {" "}
          {at !== null && at >= 0
            ? words.by(nameAt(snapshot, by), otherAt(snapshot, at))
            : nameAt(snapshot, by)}
        </span>
        <span class="cap text">{useFaces()[card]?.text}</span>
      </p>
    </div>
  );
}

/** What is about to befall a hero; oneself has no name. */
function hurtSaid({ dying, wounds }: { dying: boolean; wounds: number }, name: string | null, words: Words) {
  if (name === null) return dying ? words.youDying : words.youWounded(wounds);
  return dying ? words.dying(name) : words.wounded(wounds, name);
}

/** Who strikes, by how far the hero is ahead. */
export function verdictOf(
  combat: CombatView,
  lead: number,
  snapshot: DungeonsSnapshot,
  words: Words,
  foe: string,
) {
  if (!lead) return words.tie;
  const seat = lead > 0 ? combat.hero : combat.rival;
  const name = lead > 0 || combat.against === "rival" ? otherAt(snapshot, seat) : foe;
  return name === null ? words.youStrike : words.strikes(name);
}

function Combat({ combat, snapshot }: { combat: CombatView; snapshot: DungeonsSnapshot }) {
  const nameOf = useNames();
  const words = useWords();
  const rival = combat.against === "rival";
  const foe = rival ? nameAt(snapshot, combat.rival) : nameOf(foeCard(combat.foe));
  const foeArt = rival ? heroAt(snapshot.board, combat.rival)?.hero : foeCard(combat.foe);
  const [mine = 0, theirs = 0] = combat.dice;
  const lead = mine && theirs ? combat.hero_score + mine - combat.foe_score - theirs : 0;
  const verdict = mine ? verdictOf(combat, lead, snapshot, words, foe) : "";
  return (
    <div class="versus">
      <Party
        name={nameAt(snapshot, combat.hero)}
        art={heroAt(snapshot.board, combat.hero)?.hero}
        seat={combat.hero}
        score={combat.hero_score}
        parts={combat.hero_parts}
        die={mine}
        won={lead > 0}
      />
      <span class="against">
        {combat.attack ? words.attacks[combat.attack] : words.against}
        {combat.life > 1 && (
          <span class="cap">{words.foeLife(combat.life - combat.wounds, combat.life)}</span>
        )}
        {verdict && <b>{verdict}</b>}
      </span>
      <Party
        name={foe}
        art={foeArt}
        score={combat.foe_score}
        parts={foeParts(combat)}
        die={theirs}
        won={lead < 0}
      />
    </div>
  );
}

/** Heroes fight by their level; a monster has what is printed on its card. */
export const foeParts = ({ rival, foe_parts }: CombatView): ModifierView[] =>
  foe_parts.map((part) => (rival < 0 && part.source === "level" ? { ...part, source: "base" } : part));

/** The monster of a quest is named "quest/step". */
const foeCard = (foe: string) => foe.split("/")[0] ?? foe;

function Trial({ trial, snapshot }: { trial: TrialView; snapshot: DungeonsSnapshot }) {
  const nameOf = useNames();
  const words = useWords();
  const sum = trial.score + trial.die;
  return (
    <div class="versus">
      <Party
        name={nameAt(snapshot, trial.hero)}
        art={heroAt(snapshot.board, trial.hero)?.hero}
        seat={trial.hero}
        score={trial.score}
        parts={trial.parts}
        die={trial.die}
        won={trial.die > 0 && sum >= trial.threat}
      />
      <span class="against">
        {words.needs(trial.threat)}
        {trial.die > 0 && <b>{sum >= trial.threat ? words.passed : words.failed}</b>}
      </span>
      <div class="party">
        <b>{trial.card ? nameOf(foeCard(trial.card)) : words.trials[trial.what]}</b>
        <span class="sum">
          {trial.card && <Icon art={artOf(foeCard(trial.card))} class="por" />}
          <b class="total">{trial.threat}+</b>
        </span>
        <span class="cap">{words.stats[trial.stat] ?? ""}</span>
      </div>
    </div>
  );
}

interface PartyProps {
  name: string;
  art: string | undefined;
  seat?: number;
  score: number;
  parts: readonly ModifierView[];
  die: number;
  won: boolean;
}

/** One side: score plus die, and under it what the score is made of. */
function Party({ name, art, seat, score, parts, die, won }: PartyProps) {
  const nameOf = useNames();
  const words = useWords();
  return (
    <div class={won ? "party won" : "party"}>
      <b>
        {seat !== undefined && <SeatBadge seat={seat} small />} {name}
      </b>
      <span class="sum">
        {art && <Icon art={artOf(art)} class="por" />}
        <span class="score">{score}</span>
        <span aria-hidden="true">+</span>
        <DieBox value={die}>{die > 0 ? words.die(die) : words.noDie}</DieBox>
        {die > 0 && <b class="total">{score + die}</b>}
      </span>
      <span class="cap">
        {parts.map(({ source, n }) => `${signed(n)} ${words.sources[source] ?? nameOf(source)}`).join(" · ")}
      </span>
    </div>
  );
}

/** The key makes a new die roll in. */
function DieBox({ value, children }: { value: number; children: ComponentChildren }) {
  return (
    <span class={value > 0 ? "cdie" : "cdie none"} key={value}>
      {value > 0 && (
        <svg viewBox="-0.5 -0.5 11 11" aria-hidden="true">
          <FlatDie value={value} />
        </svg>
      )}
      <span class="unseen">{children}</span>
    </span>
  );
}
