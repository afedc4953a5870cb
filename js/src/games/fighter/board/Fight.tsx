// A combat: the table on the left; the monster, the dice, the bars and the odds on the right.
import { useEffect, useRef } from "preact/hooks";
import { actionKey, oddsOf } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useCounted, useMoment } from "../../../core/hooks";
import type { Action } from "../../../core/hosts/messages";
import type { Odds, OddsRow } from "../../../generated/contract";
import { AlwaysPass } from "../../../ui/choices/AlwaysPass";
import { ChoiceButton } from "../../../ui/choices/ChoiceButton";
import { Arena } from "../arena/Arena";
import { useBounces } from "../arena/useBounces";
import { useMotion } from "../arena/useMotion";
import { Walk } from "../arena/Walk";
import { HandMenu } from "../hand/HandMenu";
import { KeyRow, useSpaceBar } from "../hand/KeyRow";
import { Meters } from "../hand/Meters";
import { useHandSettings } from "../hand/settings";
import { useSounds } from "../hand/sounds";
import { useHand } from "../hand/useHand";
import { HeatKey } from "../odds/HeatKey";
import { OddsBox } from "../odds/OddsBox";
import { nextTimeSaid } from "../throw/next-time";
import { slipOf } from "../throw/slips";
import type {
  DieColour,
  FighterBoard,
  FighterSnapshot,
  Flying,
  LaunchView,
  Playing,
  ThrownView,
} from "../view";
import { useWords } from "../words";
import { archery, itemIcon } from "./art";
import { itemOf, roomOf } from "./content";
import { Due } from "./Due";
import { Foe } from "./Foe";
import { choicesOf, weaponsChoice } from "./lights";
import { MANY_WAYS, Picker } from "./Picker";
import { Stamp } from "./Stamp";

/** Questions about a throw that is over, or not begun: their choices take the place of the bars. */
const ASKING: ReadonlySet<string> = new Set([
  "retreat",
  "light",
  "again",
  "lying",
  "ability",
  "harm",
  "brace",
  "free",
  "aimed",
]);

/** What monster, room and the weapons taken ask of a throw, in the order of the kernel. */
function dueNow({ foe, room, rooms_ask, throw: thrown }: FighterBoard): string[] {
  const asked = thrown?.ignored
    ? []
    : [foe?.throw, room && rooms_ask && !foe?.boss ? roomOf(room).throw : null];
  const weapons = thrown && !thrown.second ? thrown.weapons.flatMap((id) => itemOf(id).throws) : [];
  return [...new Set([...asked, ...weapons].filter((id): id is string => Boolean(id)))].sort();
}

const isPerson = ({ seats }: FighterSnapshot, seat: number): boolean => seats[seat]?.bot === null;

/** What each choice does for the fight, best first. */
function choicesIn({ rows }: Odds): OddsRow[] {
  return rows.filter(({ action }) => action !== null).sort((a, b) => b.p - a.p);
}

/** The throw that lies, while somebody may have it made again: it is told what it is before that is asked. */
function lyingVerdict({ phase, throw: thrown }: FighterBoard): Playing | undefined {
  if (phase !== "again" || !thrown?.rest || !thrown.would) return undefined;
  const { verdict } = thrown.rest;
  return thrown.hit
    ? { kind: "hit", total: thrown.would.lost, section: verdict, parts: [] }
    : { kind: "miss", verdict };
}

/** Those taken for a throw, once that was said. */
const weaponsIn = (made: Action | null): readonly string[] =>
  made?.[0] === "weapons" ? made.slice(1).map(String) : [];

interface FightProps extends BoardProps<FighterBoard> {
  /** The last way of a die of each player, by their names. */
  flown: Map<string, Flying>;
}

/** The last throw of the player at this seat in the same manner; none if it was in another. */
function lastOf(
  { board, seats }: FighterSnapshot,
  seat: number,
  throws: readonly string[],
): ThrownView | null {
  const last = board.thrown.findLast((one) => seats[one.seat]?.name === seats[seat]?.name);
  return last && String(last.throws) === String(throws) ? last : null;
}

export function Fight({ snapshot, ready, act, request, actions, keys, flown }: FightProps) {
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion(root);
  const { board, choices, seq } = snapshot;
  const { foe, playing, throw: thrown } = board;
  const [settings, setSettings] = useHandSettings();
  const sounds = useSounds();
  const mine = choices.some(({ action }) => action[0] === "launch");
  const launch = thrown?.launch ?? null;
  const { hand, sent } = useHand(mine && snapshot.live ? launch : null, seq, settings, act);
  const [chosen, choose] = useMoment(seq, weaponsIn(snapshot.chosen));
  const [heated, heat] = useMoment<boolean>("always", false);
  const odds = useCounted(snapshot);
  const grid = odds && !odds.locked ? (odds.grid ?? null) : null;
  const lastLaunch = useRef<LaunchView | null>(launch);
  if (launch) lastLaunch.current = launch;
  const flying = playing?.kind === "throw" ? playing.flying : null;
  useSpaceBar(root, hand, ready);
  const thrower = snapshot.seats[board.throw?.seat ?? -1];
  if (flying && thrower) flown.set(thrower.name, flying);
  const throws = launch?.throws ?? flying?.throws ?? dueNow(board);
  const asking = ASKING.has(board.phase) && choices.length > 0;
  // A few ways to arm are compared side by side; of many, one is put together.
  const ways = board.phase === "weapons" ? choicesOf(choices, "weapons") : [];
  const single = weaponsChoice(ways, chosen);
  const armed = ways.length <= MANY_WAYS ? ways : single ? [single] : [];
  const bounces = useBounces(flying, hand !== null, motion.still);
  useEffect(() => {
    if (playing?.kind === "hit") sounds.hit();
    if (playing?.kind === "fatal") sounds.fatal();
  }, [playing]);
  // Whoever scrolled down to choose sees the table again when there is something to throw; keys stay with their focus.
  useEffect(() => {
    const body = root.current?.closest(".fbody");
    if (!hand || !body || body.querySelector(":focus-visible")) return;
    body.scrollTop = 0;
    // In a low window the die lies below the edge. Whoever reads elsewhere on the page is left in peace.
    const { top, bottom } = body.getBoundingClientRect();
    if (top < innerHeight && bottom > 0)
      body.querySelector("[data-grip]")?.scrollIntoView?.({ block: "nearest" });
  }, [hand]);
  const stance = useRef(0);
  if (flying) stance.current = flying.stance;
  else if (hand) stance.current = hand.stance;
  if (!foe) return null;
  const compared = board.phase === "die" && choices.length > 0 && odds && !odds.locked ? choicesIn(odds) : [];
  const picking = board.phase === "die" && choices.length > 0;
  const missed = slipOf(hand);
  const slip = missed && words.slips[missed];
  // Until a person has thrown once, the die says what is to be done with it.
  const beginner =
    hand && !hand.busy && !hand.sent && !board.thrown.some(({ seat }) => isPerson(snapshot, seat));
  // Marks stay while others throw, too: those of whoever looks.
  const own = isPerson(snapshot, board.throw?.seat ?? -1) ? (board.throw?.seat ?? -1) : (snapshot.seat ?? -1);
  const last = lastOf(snapshot, own, throws);
  const [, , aim, speed, slope] = (flying && sent ? sent.action : []) as number[];
  const marks = speed === undefined ? last : { aim: aim ?? 0, speed, slope: slope ?? 0 };
  const ghost = last && hand && thrower ? (flown.get(thrower.name) ?? null) : null;
  const shake = playing?.kind === "fatal" ? " shaken" : "";
  return (
    <div class={`arena${shake}`} ref={root}>
      <div class="table board">
        <Due
          throws={throws}
          bounces={(launch ?? lastLaunch.current)?.bounces ?? 1}
          made={bounces.made}
          inHand={hand !== null}
        />
        <Arena
          hand={hand}
          sent={sent}
          die={(thrown?.die as DieColour | undefined) ?? null}
          flying={flying}
          lying={board.lying}
          thrown={board.thrown}
          ghost={ghost}
          stance={stance.current}
          heat={heated ? grid : null}
          motion={motion}
          sounds={sounds}
          onPassed={bounces.onPassed}
          label={words.target}
        />
        <Stamp playing={playing ?? lyingVerdict(board)} rest={board.lying.at(-1)} stance={stance.current} />
        {slip && (
          <p class="slip" role="status">
            {slip}
          </p>
        )}
        {ghost && last && !slip && !hand?.busy && !hand?.sent && (
          <p class="slip nexttime">{nextTimeSaid(last, ghost.stance, words)}</p>
        )}
        {beginner && !slip && <p class="slip howto">{words.howTo}</p>}
        <div class="legend">
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle class="hit" cx="6" cy="6" r="4.5" />
            </svg>
            {words.earlierHit}
          </span>
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path class="miss" d="M2 2l8 8m0-8l-8 8" />
            </svg>
            {words.earlierMiss}
          </span>
        </div>
        {hand && <Walk hand={hand} />}
        {grid && <HeatKey {...{ grid, heated, heat }} />}
        <HandMenu settings={settings} onChange={setSettings} />
      </div>
      <div class="col">
        <Foe foe={foe} playing={playing} />
        <section class={`sheet throw${asking ? " asking" : ""}`}>
          <Picker
            {...{ board, choices, ready, act, chosen }}
            made={snapshot.chosen}
            onChoose={choose}
            odds={compared}
          />
          {!picking && !asking && ways.length === 0 && (
            <Meters launch={launch ?? lastLaunch.current} hand={hand} last={marks} />
          )}
          <div class="throwrow">
            {hand && <KeyRow hand={hand} ready={ready} />}
            {mine && !snapshot.live && (
              <ChoiceButton icon={archery} label={words.throwDie} hint="" chosen waiting onAct={() => {}} />
            )}
            {armed.map((way) => (
              <ChoiceButton
                key={actionKey(way.action)}
                icon={way.action[1] ? itemIcon(String(way.action[1])) : archery}
                label={way.label}
                hint={way.detail}
                odds={oddsOf(odds, way.action)}
                main={ways.length === 1}
                chosen={snapshot.chosen !== null && actionKey(snapshot.chosen) === actionKey(way.action)}
                waiting={!ready}
                name={actionKey(way.action)}
                onAct={() => act(way.action)}
              />
            ))}
            {actions}
          </div>
          <AlwaysPass {...{ snapshot, ready, request }} />
        </section>
        <OddsBox snapshot={snapshot} odds={odds} keys={keys} />
      </div>
    </div>
  );
}
