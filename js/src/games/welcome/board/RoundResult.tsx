import brokenSkull from "icon:broken-skull";
import trophy from "icon:trophy-cup";
import { useLang } from "../../../core/context";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import { type ResultView, seatName, type WelcomeSnapshot } from "../view";
import { useWords } from "../words";
import { monsterIcon, tileIcon } from "./art";
import { heroOf, monsterOf, tileOf } from "./content";
import { Met } from "./Met";

/** How the round ended, with everything that was hidden now face up. */
export function RoundResult({ result, snapshot }: { result: ResultView; snapshot: WelcomeSnapshot }) {
  const lang = useLang();
  const words = useWords();
  const name = snapshot.seats[result.runner]?.name ?? "";
  return (
    <section
      class={`result ${result.survived ? "won" : "lost"}`}
      aria-label={words.roundResult(result.round)}
    >
      <header>
        <Icon art={result.survived ? trophy : brokenSkull} class="emblem" />
        <div class="grow">
          <h3>
            <SeatBadge seat={result.runner} small /> {words.resultTitle(name, result.survived)}
          </h3>
          <p class="cap">
            {words.roundResult(result.round)} · {heroOf(result.hero).name[lang]} ·{" "}
            {words.hpLeft(result.run.hp, result.run.start)}
            {result.omnipotent && ` · ${words.omnipotent}`}
          </p>
        </div>
      </header>
      <div class="shown">
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
      </div>
    </section>
  );
}
