// The throwing range: the table without a game, with the player's scatter and how far it spreads.
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { useReducedMotion, useTheme } from "../../../core/hooks";
import type { Lang, StateHost } from "../../../core/hosts/host";
import { FacesContext, LangContext, useLang } from "../../../core/words/context";
import { decimal } from "../../../core/words/format";
import type { RangeThrow, RangeView } from "../../../generated/fighter";
import { Icon } from "../../../ui/pieces/Icon";
import { useBroughtIntoSight, useRoom } from "../../../ui/shell/room";
import { Arena } from "../arena/Arena";
import { useBounces } from "../arena/useBounces";
import { Walk } from "../arena/Walk";
import { SLOW } from "../arena/way";
import { wayOff } from "../arena/wayOff";
import { archery } from "../board/art";
import { Due } from "../board/Due";
import { OUTSIDE, Stamp } from "../board/Stamp";
import { HandMenu } from "../hand/HandMenu";
import type { Sent } from "../hand/hand";
import { KeyRow, useSpaceBar } from "../hand/KeyRow";
import { Meters } from "../hand/Meters";
import { type HandSettings, useHandSettings } from "../hand/settings";
import { useSounds } from "../hand/sounds";
import { useHand } from "../hand/useHand";
import { flightTime } from "../throw/flight";
import { nextTimeSaid } from "../throw/next-time";
import { slipOf } from "../throw/slips";
import type { Flying, Playing, RestView } from "../view";
import { useWords } from "../words";
import type { Words } from "../words/en";
import { Figures } from "./Figures";
import { Picked } from "./Picked";
import { fitOf, PRACTICE } from "./practice";

const LIES_MS = 500;
const STAMPED_MS = 1200;

export function Range({ host, document }: { host: StateHost; document: Document }) {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => host.subscribe(() => again(undefined)), [host]);
  const { lang, theme, speed } = host.looks();
  const state = host.state() as RangeView;
  const still = useReducedMotion(document);
  const root = useRef<HTMLElement>(null);
  const room = useRoom(root, "normal", 0, false);
  useBroughtIntoSight(root, room, host.hasKernel);
  return (
    <LangContext.Provider value={lang}>
      <FacesContext.Provider value={state.faces}>
        <section
          ref={root}
          class="dw range"
          tabIndex={-1}
          lang={lang}
          data-theme={useTheme(theme, document)}
          data-room="base"
          data-still={still || speed === 0 || undefined}
          style={{ "--h": `${room.height}px`, "--pace": speed ? 1 / speed : 0 }}
        >
          <Table host={host} state={state} motion={{ speed, still: still || speed === 0 }} />
        </section>
      </FacesContext.Provider>
    </LangContext.Provider>
  );
}

interface TableProps {
  host: StateHost;
  state: RangeView;
  motion: { speed: number; still: boolean };
}

function Table({ host, state, motion }: TableProps) {
  const words = useWords();
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  const [settings, setSettings] = useHandSettings();
  const sounds = useSounds();
  const [practised, setPractised] = useState<readonly Sent["made"][] | null>(null);
  const [told, tell] = useState("");
  const { flying, shown } = useFlown(state, motion);
  const { hand, sent } = useHand(
    flying ? null : state.launch,
    `${state.count} ${state.launch.throws}`,
    settings,
    (action, { made }) => {
      host.send({ type: "launch", action });
      if (!practised) return;
      const all = [...practised, made];
      setPractised(all.length < PRACTICE ? all : null);
      if (all.length < PRACTICE) return;
      const fit = fitOf(all, settings, state.launch);
      setSettings(fit);
      tell(fitSaid(fit, words, lang));
    },
  );
  const lies = flying ? null : state.last;
  useSpaceBar(root, hand, true);
  // By its number: the same throw comes again with every other news of the range.
  const fresh = useFresh(flying ? null : state.count, STAMPED_MS);
  const stamped = fresh && !hand?.busy ? lies : null;
  useEffect(() => {
    if (stamped && stamped.verdict > 0) sounds.hit();
  }, [stamped]);
  const refused = useRefused(host, () => hand?.takeBack());
  const missed = slipOf(hand);
  const slip = missed ? words.slips[missed] : refused;
  const last = lies && String(lies.throws) === String(state.launch.throws) ? lies : null;
  const bounces = useBounces(flying, !flying && (!last || hand?.busy === true), motion.still);
  const ghost = useMemo(() => last && flyingOf(last), [state.count, last === null]);
  return (
    <>
      <header class="bar">
        <Icon art={archery} class="crest" />
        <h2>{words.rangeTitle}</h2>
        <span class="cap grow">{words.rangeCount(state.count)}</span>
      </header>
      <div class="turn">
        <p class="words">
          <b>{practised ? words.practiceHint(PRACTICE - practised.length) : words.rangeAsk}</b>{" "}
          <span class="cap" role="status">
            {told || (last ? resultOf(last, words) : "")}
          </span>
        </p>
      </div>
      <div class="arena" ref={root}>
        <div class="table board">
          <Due throws={state.launch.throws} bounces={state.launch.bounces} made={bounces.made} inHand />
          <Arena
            hand={hand}
            sent={sent}
            die="red"
            flying={flying}
            lying={flying || !state.last ? [] : [restOf(state.last)]}
            thrown={shown}
            ghost={ghost}
            stance={state.last?.stance ?? 0}
            heat={null}
            motion={motion}
            sounds={sounds}
            onPassed={bounces.onPassed}
            label={words.target}
          />
          {stamped && (
            <Stamp key={state.count} playing={outcomeOf(stamped)} rest={stamped} stance={stamped.stance} />
          )}
          {slip && (
            <p class="slip" role="status">
              {slip}
            </p>
          )}
          {last && hand && !slip && !stamped && !hand.busy && !hand.sent && (
            <p class="slip nexttime">{nextTimeSaid(last, last.stance, words)}</p>
          )}
          {hand && <Walk hand={hand} />}
          <HandMenu settings={settings} onChange={setSettings} />
        </div>
        <div class="col">
          <Picked host={host} throws={state.launch.throws} />
          <section class="sheet throw">
            <Meters launch={state.launch} hand={hand} last={last} />
            <div class="throwrow">
              {hand ? (
                <KeyRow hand={hand} ready />
              ) : (
                <button type="button" class="btn keybtn" aria-disabled>
                  <Icon art={archery} />
                  <span>{words.oneKey}</span>
                </button>
              )}
              <button
                type="button"
                class="btn"
                aria-pressed={practised !== null}
                onClick={() => setPractised(practised ? null : [])}
              >
                {words.practice}
              </button>
            </div>
          </section>
          <Figures state={state} onClear={() => host.send({ type: "clear" })} />
        </div>
      </div>
    </>
  );
}

/** What five throws have set. */
function fitSaid({ gain, even, swing }: Partial<HandSettings>, words: Words, lang: Lang): string {
  const said = [words.practiceDone];
  const number = (value: number) => decimal(value, lang, 2);
  if (gain !== undefined) said.push(words.practiceGain(number(gain)));
  if (even !== undefined) said.push(words.practiceEven(number(even)));
  if (swing !== undefined) said.push(words.practiceSwing(number(swing)));
  return said.join(" ");
}

/** What a throw came to, as in a fight: nobody's symbols, nobody's weapons. */
function outcomeOf({ verdict }: RangeThrow): Playing {
  return verdict > 0
    ? { kind: "hit", total: verdict, section: verdict, parts: [] }
    : { kind: "miss", verdict };
}

/** The same in words, with what to do about it. */
function resultOf({ verdict, x, y, stance }: RangeThrow, words: Words): string {
  if (verdict > 0) return verdict === 10 ? words.rangePerfect : words.rangeHit(verdict);
  const off = verdict === OUTSIDE ? wayOff(x, y, stance) : null;
  return off ? words.rangeOff[off.side](off.cm) : `${words.missed}: ${words.verdicts[verdict]}.`;
}

/** Whether a number has risen not longer ago than this; what was there at first has been seen. */
function useFresh(count: number | null, ms: number): boolean {
  const [seen, see] = useState(count ?? 0);
  useEffect(() => {
    if (count === null) return;
    const timer = setTimeout(() => see(count), count > seen ? ms : 0);
    return () => clearTimeout(timer);
  }, [count]);
  return count !== null && count > seen;
}

/** The last throw, while it flies; its mark comes once it lies. */
function useFlown(state: RangeView, { speed, still }: TableProps["motion"]) {
  const [done, setDone] = useState(state.count);
  const flight = useRef<{ count: number; flying: Flying } | null>(null);
  const { last, count } = state;
  if (last && count > done && flight.current?.count !== count)
    flight.current = { count, flying: flyingOf(last) };
  const flying = last && count > done ? (flight.current?.flying ?? null) : null;
  useEffect(() => {
    if (!flying) {
      setDone(count);
      return;
    }
    const whole = still ? LIES_MS : (flightTime(flying.path) * SLOW) / (speed || 1) + LIES_MS;
    const timer = setTimeout(() => setDone(count), whole);
    return () => clearTimeout(timer);
  }, [flying, count]);
  return { flying, shown: flying ? state.thrown.slice(0, -1) : state.thrown };
}

function flyingOf(last: RangeThrow): Flying {
  const { path, face, turn, stance, throws, verdict } = last;
  return { die: "red", path, face, turn, stance, throws, verdict };
}

function restOf({ x, y, turn, face, section, verdict }: RangeThrow): RestView {
  return { die: "red", x, y, turn, face, section, verdict, contacts: 0, symbol: false };
}

/** Why the kernel would not take a throw. */
function useRefused(host: StateHost, onRefused: () => void): string | null {
  const [text, setText] = useState<string | null>(null);
  const latest = useRef(onRefused);
  latest.current = onRefused;
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type !== "notice") return;
        setText(message.text ?? null);
        latest.current();
      }),
    [host],
  );
  return text;
}
