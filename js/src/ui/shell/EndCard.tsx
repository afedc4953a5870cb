// How it ended, on a card over the table, and beside it what each choice was worth.
import type { ComponentChildren } from "preact";
import type { IconArt } from "../../core/game-page";
import { useStrings } from "../../core/words/context";
import { Icon } from "../pieces/Icon";

interface EndCardProps {
  emblem: IconArt;
  title: string;
  /** The line of one's choices, where the table has room for it. */
  review: ComponentChildren;
  children: ComponentChildren;
}

export function EndCard({ emblem, title, review, children }: EndCardProps) {
  return (
    <section class="endcard" aria-label={useStrings().gameOver}>
      <div class="how">
        <Icon art={emblem} class="emblem" />
        <h3>{title}</h3>
        {children}
      </div>
      {review}
    </section>
  );
}
