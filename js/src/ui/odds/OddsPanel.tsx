import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GamePage } from "../../core/game-page";
import { useMoment } from "../../core/hooks";
import type { Host } from "../../core/hosts/host";
import type { Snapshot } from "../../core/snapshot";
import { useLang, useStrings } from "../../core/words/context";
import type { CasesAnswer, Odds } from "../../generated/contract";
import { Emphasised } from "../pieces/Emphasised";
import { Followed } from "./Followed";
import { NoOdds } from "./NoOdds";
import { Predict, PredictionResult } from "./Predict";
import { AppraisalList, OddsParts, OddsRows } from "./Rows";

interface OddsPanelProps<V> {
  odds: Odds | null;
  /** Newer ones are on their way. */
  counting: boolean;
  game: GamePage<V>;
  snapshot: Snapshot<V>;
  waiting: boolean;
  /** With a kernel there is somebody to ask for more. */
  host: Host;
  /** Every case behind the odds, once they were asked for. */
  cases: CasesAnswer | null;
  onPredict(guess: number): void;
  onAskBeliefs(): void;
  onAskCases(sort: string, at: number | null): void;
}

type Page = "odds" | "how" | "beliefs";

/** One list a question. How it was counted, and what one may believe, take its place and lead back to it. */
export function OddsPanel<V>(props: OddsPanelProps<V>) {
  const { odds, counting, game, snapshot, waiting, host, onPredict } = props;
  const canAsk = host.hasKernel;
  const strings = useStrings();
  const lang = useLang();
  // By the step, not by the snapshot: to ask for beliefs brings another one of the same step.
  const { game: played, index } = snapshot.branch;
  const [page, setPage] = useMoment<Page>(`${played} ${index} ${snapshot.step}`, "odds");
  if (snapshot.onTheWay && snapshot.followed.length > 0)
    return (
      <section class="sheet">
        <header>
          <h3>{strings.asItGoes}</h3>
        </header>
        <Followed points={snapshot.followed} />
        <p class="cap">{strings.asYouKnow}</p>
      </section>
    );
  if (!odds && counting) return <p class="sheet cap">{strings.counting}</p>;
  if (!odds) return <NoOdds host={host} snapshot={snapshot} why={game.noOdds?.(snapshot, lang)} />;
  const { overlay, closed } = host.settings();
  if (odds.locked)
    return (
      <Predict
        key={odds.question}
        question={odds.question}
        waiting={waiting}
        onPredict={onPredict}
        onOpen={closed ? null : () => host.set({ overlay: "open" })}
      />
    );
  const believes = Boolean(game.Beliefs && odds.beliefs && (odds.belief || canAsk));
  const guesses = canAsk && snapshot.live && overlay === "open" && !closed;
  if (page === "how") return <Counted {...props} odds={odds} onBack={() => setPage("odds")} />;
  if (page === "beliefs" && believes)
    return <Believed {...props} odds={odds} onBack={() => setPage("odds")} />;
  return (
    <div class="fig" aria-busy={counting} data-busy={strings.counting}>
      {odds.prediction && <PredictionResult prediction={odds.prediction} seat={snapshot.seat} />}
      {odds.appraisal && <AppraisalList appraisal={odds.appraisal} />}
      <section class="sheet" data-help="chances">
        <header>
          <h3>{odds.title}</h3>
          <span class="cap">{odds.source}</span>
        </header>
        {odds.lead.length > 0 && (
          <p class="lead">
            <Emphasised pieces={odds.lead} />
          </p>
        )}
        {game.Figures ? (
          <game.Figures odds={odds} />
        ) : (
          odds.parts.length > 0 && <OddsParts parts={odds.parts} />
        )}
        {odds.rows.length > 0 && <OddsRows rows={odds.rows} />}
        {snapshot.onTheWay && <p class="cap">{strings.oddsOfLastChoice}</p>}
      </section>
      {(odds.how || believes || guesses) && (
        <p class="sheet links">
          {odds.how && (
            <button type="button" class="link" onClick={() => setPage("how")}>
              {strings.howCounted}
            </button>
          )}
          {believes && (
            <button type="button" class="link" onClick={() => setPage("beliefs")}>
              {strings.beliefs}
            </button>
          )}
          {guesses && (
            <button type="button" class="link" onClick={() => host.set({ overlay: "predict" })}>
              {strings.predictFirst}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface TurnedTo<V> extends OddsPanelProps<V> {
  odds: Odds;
  onBack(): void;
}

/** In words, and case by case where there are few enough of them. */
function Counted<V>({ odds, game, cases, host, counting, onAskCases, onBack }: TurnedTo<V>) {
  const strings = useStrings();
  const opens = Boolean(game.Cases && odds.cases && host.hasKernel && !counting);
  useEffect(() => {
    if (opens && !cases) onAskCases("value", null);
  }, [opens, cases]);
  return (
    <Turned title={strings.howCounted} onBack={onBack}>
      {!cases?.opened && <p class="how">{odds.how}</p>}
      {opens &&
        game.Cases &&
        (cases ? <game.Cases cases={cases} onAsk={onAskCases} /> : <p class="cap">{strings.asking}</p>)}
    </Turned>
  );
}

/** Asked for and drawn once somebody opens it: a click must not pay for a closed table. */
function Believed<V>({ odds, game, snapshot, onAskBeliefs, onBack }: TurnedTo<V>) {
  const strings = useStrings();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (odds.belief || asked) return;
    setAsked(true);
    onAskBeliefs();
  }, [odds.belief]);
  const title = snapshot.seat === null ? strings.beliefsTitle : strings.beliefsYours;
  return (
    <Turned title={title} onBack={onBack}>
      {odds.belief && game.Beliefs ? (
        <game.Beliefs belief={odds.belief} />
      ) : (
        <p class="cap">{strings.asking}</p>
      )}
    </Turned>
  );
}

interface TurnedProps {
  title: string;
  children: ComponentChildren;
  onBack(): void;
}

/** A page in the place of the odds. */
function Turned({ title, children, onBack }: TurnedProps) {
  const strings = useStrings();
  return (
    <section class="sheet">
      <header>
        <h3>{title}</h3>
        <button type="button" class="link" onClick={onBack}>
          {strings.backToOdds}
        </button>
      </header>
      {children}
    </section>
  );
}
