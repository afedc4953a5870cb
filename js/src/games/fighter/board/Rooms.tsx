// Between the fights: two rooms to choose from, a card to give away, heroes to begin with.

import { oddsOf } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useLang } from "../../../core/words/context";
import { percent } from "../../../core/words/format";
import type { Choice } from "../../../generated/contract";
import { CardBack } from "../../../ui/cards/Card";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { LETTERS } from "../arena/Cube";
import { COLOURS, type FighterBoard } from "../view";
import { useWords } from "../words";
import { abilityIcon, gate, heroIcon, itemIcon, roomIcon, shop, throwIcon } from "./art";
import { abilityName, heroOf, itemOf, roomOf, useCards } from "./content";
import { choiceOf, choicesOf } from "./lights";

type Props = BoardProps<FighterBoard>;

/** The Leader sees both rooms and chooses; the others see that there are two. */
export function Rooms(props: Props) {
  const words = useWords();
  const { board, choices } = props.snapshot;
  return (
    <section class="spread" aria-label={words.twoRooms}>
      {board.offered.map(({ card }, index) =>
        card ? (
          <RoomCard key={card} id={card} choice={choiceOf(choices, ["room", card])} {...props} />
        ) : (
          <div key={index} class="roomback">
            <CardBack art={gate} />
          </div>
        ),
      )}
      {board.offered.length === 0 && <CardBack art={gate} />}
    </section>
  );
}

export function RoomCard(props: Props & { id: string; choice: Choice | undefined }) {
  const { id, choice, snapshot, ready, act } = props;
  const words = useWords();
  const lang = useLang();
  const odds = choice && oddsOf(snapshot.odds, choice.action);
  const said = useCards();
  const room = roomOf(id);
  const asks = snapshot.board.rooms_ask;
  const body = (
    <>
      <Icon art={roomIcon(id)} />
      <b>{said("room", id).name}</b>
      <small>{said("room", id).text}</small>
      {room.throw && (
        <span class={asks ? "chip magic" : "chip"}>
          <Icon art={throwIcon(room.throw)} />
          <span>{asks ? said("throw", room.throw).name : words.asksLater}</span>
        </span>
      )}
      {odds && (
        <span class="chip odds" title={words.groupHits}>
          {odds.word} <b>{percent(odds.p, lang, 0)}</b>
        </span>
      )}
      <span class="chip gold" title={words.symbols(room.symbols)}>
        <Icon art={shop} /> {words.symbolsShort(room.symbols)}
      </span>
    </>
  );
  return choice ? (
    <button type="button" class="bigcard lit" {...touch(choice, { ready, act, chosen: snapshot.chosen })}>
      {body}
    </button>
  ) : (
    <div class="bigcard">{body}</div>
  );
}

/** A card that somebody is to carry. */
export function Gift({ board }: { board: FighterBoard }) {
  const words = useWords();
  const said = useCards();
  const id = board.gift;
  if (!id) return null;
  return (
    <div class="spread">
      <div class="bigcard dealt" key={id}>
        <Icon art={itemIcon(id)} />
        <b>{said("item", id).name}</b>
        <span class={`kind ${itemOf(id).kind}`}>{words.kinds[itemOf(id).kind]}</span>
        <small>{said("item", id).text}</small>
      </div>
    </div>
  );
}

/** Heroes to choose from, where the table chooses them. */
export function HeroChoice({ snapshot, ready, act }: Props) {
  const lang = useLang();
  const said = useCards();
  return (
    <div class="spread heroic">
      {choicesOf(snapshot.choices, "hero").map((choice) => {
        const hero = heroOf(String(choice.action[1]));
        return (
          <button
            key={hero.id}
            type="button"
            class="bigcard lit"
            {...touch(choice, { ready, act, chosen: snapshot.chosen })}
          >
            <Icon art={heroIcon(hero.id)} />
            <b>{hero.name[lang]}</b>
            <ul>
              {COLOURS.map((colour) => (
                <li key={colour}>
                  <span class={`letter ${colour}`}>{LETTERS[colour]}</span>
                  {abilityName(hero.abilities[colour], said)}
                </li>
              ))}
            </ul>
          </button>
        );
      })}
    </div>
  );
}

/** The abilities of a hero who was down: one of them is lost. */
export function Scar({ snapshot, ready, act }: Props) {
  const { board, choices } = snapshot;
  const said = useCards();
  const hero = board.heroes[board.to_move];
  if (!hero) return null;
  return (
    <div class="spread many">
      {COLOURS.map((colour) => {
        const ability = heroOf(hero.id).abilities[colour];
        const choice = choiceOf(choices, ["scar", colour]);
        const body = (
          <>
            <span class={`letter ${colour}`}>{LETTERS[colour]}</span>
            <Icon art={abilityIcon(ability.id)} />
            <b>{abilityName(ability, said)}</b>
            <small>{said("ability", ability.id).text}</small>
          </>
        );
        return choice ? (
          <button key={colour} type="button" class="bigcard lit" {...touch(choice, { ready, act })}>
            {body}
          </button>
        ) : (
          <div key={colour} class="bigcard">
            {body}
          </div>
        );
      })}
    </div>
  );
}
