// How we counted, beside a board: all cases, or the one that was opened and a way back to all.
import skull from "icon:broken-skull";
import { useEffect, useRef } from "preact/hooks";
import type { CasesProps, IconArt } from "../../core/game-page";
import { OneCase, TallyLine, Waffle } from "./Waffle";
import { useWaffleWords } from "./waffle-words";

interface CaseBookProps extends CasesProps {
  iconOf(kind: string): IconArt | null;
  /** Stands for what is not favourable, where nobody dies of it. */
  bad?: IconArt;
}

export function CaseBook({ cases, iconOf, bad = skull, onAsk }: CaseBookProps) {
  const words = useWaffleWords();
  const body = useRef<HTMLDivElement>(null);
  const { opened, sort } = cases;
  const last = useRef(0);
  const turned = useRef(opened !== null);
  if (opened) last.current = opened.at;
  useEffect(() => {
    if (opened) body.current?.closest(".scroll")?.scrollTo(0, 0);
    // What had the focus is gone: it goes to what took its place.
    if (turned.current !== (opened !== null))
      body.current
        ?.querySelector<HTMLElement>(opened ? ".link" : '[data-cell][tabindex="0"]')
        ?.focus({ preventScroll: opened !== null });
    turned.current = opened !== null;
  }, [opened]);
  return (
    <div ref={body} class="casebook">
      {opened ? (
        <OneCase
          opened={opened}
          last={cases.squares.length - 1}
          iconOf={iconOf}
          bad={bad}
          barOnTop
          onOpen={(at) => onAsk(sort, at)}
        >
          {cases.note && <p class="cap">{cases.note}</p>}
          <button type="button" class="link" onClick={() => onAsk(sort, null)}>
            {words.all}
          </button>
        </OneCase>
      ) : (
        <>
          <p class="lead">{cases.sentence}</p>
          <Waffle
            grid={cases}
            bad={bad}
            focus={last.current}
            onSort={(order) => onAsk(order, null)}
            onOpen={(at) => onAsk(sort, at)}
          />
          <p class="tally">
            <TallyLine tally={cases.tally} />
          </p>
        </>
      )}
    </div>
  );
}
