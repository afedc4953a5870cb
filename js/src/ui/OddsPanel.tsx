import { useStrings } from "../core/context";
import type { GamePage } from "../core/game-page";
import type { Odds } from "../generated/contract";
import { OddsParts } from "./OddsParts";
import { OddsRows } from "./OddsRows";
import { PredictionResult } from "./PredictionResult";
import { PredictSlider } from "./PredictSlider";
import { Worths } from "./Worths";

interface OddsPanelProps {
  odds: Odds | null;
  /** Newer ones are on their way. */
  counting: boolean;
  game: GamePage;
  seat: number | null;
  waiting: boolean;
  /** There is a kernel to ask for the table of beliefs. */
  canAsk: boolean;
  onPredict(guess: number): void;
  onAskBeliefs(): void;
}

export function OddsPanel({
  odds,
  counting,
  game,
  seat,
  waiting,
  canAsk,
  onPredict,
  onAskBeliefs,
}: OddsPanelProps) {
  const strings = useStrings();
  if (!odds) return <p class="sheet cap">{counting ? strings.counting : strings.noOdds}</p>;
  if (odds.locked)
    return (
      <PredictSlider key={odds.question} question={odds.question} waiting={waiting} onPredict={onPredict} />
    );
  return (
    <div class="fig" aria-busy={counting} data-busy={strings.counting}>
      {odds.prediction && <PredictionResult prediction={odds.prediction} seat={seat} />}
      <section class="sheet">
        <header>
          <h3>{odds.title}</h3>
          <span class="cap">{odds.source}</span>
        </header>
        {odds.counts && <p class="counts">{odds.counts}</p>}
        {odds.parts.length > 0 && <OddsParts parts={odds.parts} />}
        {odds.rows.length > 0 && <OddsRows rows={odds.rows} />}
        {odds.worth && odds.worth.length > 0 && <Worths worths={odds.worth} />}
        {odds.how && (
          <details class="how">
            <summary>{strings.howCounted}</summary>
            <p>{odds.how}</p>
          </details>
        )}
      </section>
      {game.Beliefs && odds.beliefs && (odds.belief || canAsk) && (
        <game.Beliefs belief={odds.belief} seat={seat} onAsk={onAskBeliefs} />
      )}
    </div>
  );
}
