// The shop, and the exchange of cards in the Rest.

import type { BoardProps } from "../../../core/game-page";
import { useMoment } from "../../../core/hooks";
import type { Action } from "../../../core/hosts/messages";
import { useLang } from "../../../core/words/context";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { isFirstClick } from "../../../ui/shell/deaf";
import type { FighterBoard } from "../view";
import { useWords } from "../words";
import { coins, itemIcon } from "./art";
import { heroOf, itemOf, useCards } from "./content";
import { choiceOf } from "./lights";

type Props = BoardProps<FighterBoard>;

/** What lies on the stall; what the group cannot pay or carry stays grey. */
export function Shop({ snapshot, ready, act }: Props) {
  const words = useWords();
  const said = useCards();
  const { board, choices } = snapshot;
  const mine = choices.length > 0;
  return (
    <section class="spread many" aria-label={words.shop}>
      {board.stall.map((id) => {
        const item = itemOf(id);
        const choice = choiceOf(choices, ["buy", id]);
        const off = { "aria-disabled": true, title: mine ? words.cannotBuy : undefined, onClick: () => {} };
        return (
          <button
            key={id}
            type="button"
            class={`bigcard${choice && !choice.reason ? " lit" : ""}`}
            {...(choice ? touch(choice, { ready, act, chosen: snapshot.chosen }) : off)}
          >
            <span class="price">
              <Icon art={coins} /> {item.cost}
            </span>
            <Icon art={itemIcon(id)} />
            <b>{said("item", id).name}</b>
            <span class={`kind ${item.kind}`}>{words.kinds[item.kind]}</span>
            <small>{said("item", id).text}</small>
          </button>
        );
      })}
    </section>
  );
}

/** The card that changed hands, once that was said. */
const tradedIn = (made: Action | null): string | null =>
  made?.[0] === "trade" || made?.[0] === "swap" ? String(made[1]) : null;

/** Cards may change hands: take one, then say to whom. */
export function Trade({ snapshot, ready, act }: Props) {
  const words = useWords();
  const lang = useLang();
  const said = useCards();
  const { board, choices } = snapshot;
  const [picked, pick] = useMoment(snapshot.seq, tradedIn(snapshot.chosen));
  const about = (id: string) =>
    choices.filter(({ action }) => (action[0] === "trade" || action[0] === "swap") && action.includes(id));
  return (
    <section class="exchange" aria-label={words.exchange}>
      {board.heroes.map((hero, seat) => (
        <div key={seat} class="owner">
          <h3>{heroOf(hero.id).name[lang]}</h3>
          {hero.items.length === 0 && <span class="cap">{words.nothing}</span>}
          {hero.items.map(({ id }) => {
            // At a step of the past one may look what could have been done with it.
            const off = (!ready && snapshot.live) || about(id).length === 0;
            return (
              <button
                key={id}
                type="button"
                class={`btn thing${picked === id ? " held" : off ? "" : " lit"}`}
                aria-pressed={picked === id}
                aria-disabled={off}
                onClick={(event) => !off && isFirstClick(event) && pick(picked === id ? null : id)}
              >
                <Icon art={itemIcon(id)} />
                <span>
                  {said("item", id).name}
                  <small>{said("item", id).text}</small>
                </span>
              </button>
            );
          })}
        </div>
      ))}
      {picked && (
        <div class="ways">
          {about(picked).map((choice) => (
            <button
              key={choice.label}
              type="button"
              class="btn lit"
              {...touch(choice, { ready, act, chosen: snapshot.chosen })}
            >
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
