// How it ended, on a card over the table, and beside it what each choice was worth.
import type { ComponentChildren } from "preact";
import type { IconArt } from "../../core/game-page";
import type { Decided as DecidedBy } from "../../core/moment";
import { useStrings } from "../../core/words/context";
import { Decided } from "../moments/Decided";
import { Icon } from "../pieces/Icon";

interface EndCardProps {
  emblem: IconArt;
  title: string;
  /** What decided it, where that can be said in a line. */
  decided?: DecidedBy | null;
  /** The line of one's choices, where the table has room for it. */
  review: ComponentChildren;
  children: ComponentChildren;
}

export function EndCard({ emblem, title, decided, review, children }: EndCardProps) {
  return (
    <section class="endcard" aria-label={useStrings().gameOver}>
      <div class="how">
        <Icon art={emblem} class="emblem" />
        <h3>{title}</h3>
        {children}
        {decided && <Decided decided={decided} />}
      </div>
      {review}
    </section>
  );
}
