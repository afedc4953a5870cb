import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import { useLang } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { monsterIcon, tileIcon } from "../board/art";
import { heroOf, monsterOf, tileOf } from "../board/content";
import { type ResultView, seatName, type WelcomeSnapshot } from "../view";
import { useWords } from "../words";
import { Met } from "./Met";

interface ResultProps {
  result: ResultView;
  snapshot: WelcomeSnapshot;
}

/** How the last round ended, in one line over what comes next. */
export function RoundLine({
  result,
  snapshot,
  open,
  onOpen,
}: ResultProps & { open: boolean; onOpen(open: boolean): void }) {
  const words = useWords();
  return (
    <p class={`roundline ${result.survived ? "won" : "lost"}`}>
      <Icon art={result.survived ? trophy : brokenSkull} />
      <b>{words.roundResult(result.round)}</b> <Verdict result={result} snapshot={snapshot} />
      <span class="grow" />
      <button type="button" class="link" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? words.hideCards : words.showCards}
      </button>
    </p>
  );
}

function Verdict({ result, snapshot }: ResultProps) {
  const words = useWords();
  const you = result.runner === snapshot.seat;
  const name = you ? null : (snapshot.seats[result.runner]?.name ?? "");
  return <span>{result.survived ? words.survived(name) : words.fell(name)}</span>;
}

/** The same at length, with everything that was hidden now face up. */
export function RoundResult({ result, snapshot }: ResultProps) {
  const lang = useLang();
  const words = useWords();
  return (
    <section
      class={`result ${result.survived ? "won" : "lost"}`}
      aria-label={words.roundResult(result.round)}
    >
      <header>
        <Icon art={result.survived ? trophy : brokenSkull} class="emblem" />
        <div class="grow">
          <h3>
            <SeatBadge seat={result.runner} small /> <Verdict result={result} snapshot={snapshot} />
          </h3>
          <p class="cap">
            {words.roundResult(result.round)} · {heroOf(result.hero).name[lang]} ·{" "}
            {words.hpLeft(result.run.hp, result.run.start)}
            {result.omnipotent && ` · ${words.omnipotent}`}
          </p>
        </div>
      </header>
      {result.run.met.length > 0 && (
        <div>
          <h4>{words.metInside}</h4>
          <Met met={result.run.met} />
        </div>
      )}
      {result.aside.length > 0 && (
        <div>
          <h4>{words.wasAside}</h4>
          <ul class="asides">
            {result.aside.map(({ by, tile, monster }) => (
              <li key={tile}>
                <SeatBadge seat={by} small label={words.setAside(seatName(snapshot, by, words), null)} />
                {monster && (
                  <>
                    <Icon art={monsterIcon(monster)} class="monster" />
                    <b>{monsterOf(monster).name[lang]}</b>
                  </>
                )}
                <Icon art={tileIcon(tile)} />
                <span class="cap">{tileOf(tile).name[lang]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
