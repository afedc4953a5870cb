// A turning point over the table: one sentence, one picture, what was played with, and what decided it.
import check from "icon:check-mark";
import { useEffect } from "preact/hooks";
import type { Moment as MomentOf } from "../../core/moment";
import { play } from "../../core/sound";
import { useStrings } from "../../core/words/context";
import { Icon } from "../pieces/Icon";
import { Decided } from "./Decided";

/** Any click goes on, as with every scene; the live line tells it to those who listen. */
export function Moment({ moment }: { moment: MomentOf }) {
  useEffect(() => play(moment.kind), [moment]);
  return moment.kind === "quest" ? <Banner moment={moment} /> : <Stage moment={moment} />;
}

function Stage({ moment }: { moment: MomentOf }) {
  const { kind, title, sub, body, decided } = moment;
  return (
    <div class={`moment ${kind}`}>
      <div class="stage-m">
        {kind === "death" ? <Cracks /> : <span class="rays" aria-hidden="true" />}
        <Emblem moment={moment} />
        <div class="said">
          <h3>{title}</h3>
          {sub && <p>{sub}</p>}
          {body && <div class="played">{body}</div>}
        </div>
      </div>
      {decided && <Decided decided={decided} />}
    </div>
  );
}

function Emblem({ moment: { kind, emblem, medal, stamp } }: { moment: MomentOf }) {
  return (
    <div class="emblem-m" aria-hidden="true">
      {kind !== "death" && <Sparks />}
      <span class="disc">
        <Icon art={emblem} />
        {medal && (
          <span class="medal">
            <Icon art={medal} />
          </span>
        )}
        {stamp && <b class="struck">{stamp}</b>}
      </span>
    </div>
  );
}

/** Where sparks fly: at which angle, how far, how large. */
const SPARKS = Array.from({ length: 18 }, (_, at) => ({
  turn: at * 137.5,
  far: 58 + ((at * 29) % 34),
  size: 2 + ((at * 7) % 4),
}));

function Sparks() {
  return (
    <svg class="sparks" viewBox="-100 -100 200 200" aria-hidden="true">
      {SPARKS.map(({ turn, far, size }) => {
        const angle = (turn * Math.PI) / 180;
        return (
          <circle key={turn} cx={Math.cos(angle) * far} cy={Math.sin(angle) * far * 0.9 - 8} r={size / 2} />
        );
      })}
    </svg>
  );
}

function Cracks() {
  return (
    <svg class="cracks" viewBox="0 0 600 400" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 52 42 74 48 104 76 112M600 34 548 74 506 70M548 74 538 118 484 138M0 352 26 338 44 352M600 340 566 330 546 358 522 362 506 400" />
    </svg>
  );
}

/** Below the place that was reached, which stays in sight. */
function Banner({ moment }: { moment: MomentOf }) {
  const { kicker, title, sub, emblem, progress, decided } = moment;
  return (
    <div class="moment quest">
      <div class="banner">
        <span class="disc" aria-hidden="true">
          <Icon art={emblem} />
        </span>
        <div class="said">
          {kicker && <small>{kicker}</small>}
          <h3>{title}</h3>
          {sub && <p>{sub}</p>}
        </div>
        {progress && <Progress {...progress} />}
      </div>
      {decided && <Decided decided={decided} />}
    </div>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  return (
    <span class="steps-m" role="img" aria-label={useStrings().stepsDone(done, of)}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} class={at < done ? "done" : ""}>
          {at < done ? <Icon art={check} /> : at + 1}
        </i>
      ))}
    </span>
  );
}
