// The own hand and the wounded monsters that lie open and count as cards of it.
import { useRef } from "preact/hooks";
import { actionKey } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { type Roving, useRoving } from "../../../core/roving";
import { useFaces } from "../../../core/words/context";
import type { Choice } from "../../../generated/contract";
import { CardFace } from "../../../ui/cards/Card";
import { touch } from "../../../ui/choices/touch";
import { isFirstClick } from "../../../ui/shell/deaf";
import { choicesAt, type DungeonsBoard, heroAt, isInHand } from "../view";
import { useWords } from "../words";
import { artOf, costSaid, costsPeril, printed, toneOf, useNames } from "./content";

interface HandProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act"> {
  /** The place of the card whose targets are shown. */
  picked: string | null;
  onPick(place: string): void;
}

/** Longer texts are set closer, the longest smaller; brief ones leave room for a picture on narrow cards, too. */
const BRIEF = 40;
const LONG = 90;
const LONGEST = 120;

/** So many cards have room for picture and text; more show their texts, and the one pointed at is read at ease. */
const MANY = 5;

export function Hand({ snapshot, ready, act, picked, onPick }: HandProps) {
  const { board, choices } = snapshot;
  const words = useWords();
  const places = choicesAt(choices);
  const own = board.seat === null ? undefined : heroAt(board, board.seat);
  const held = [
    ...board.hand.map(({ card }) => ({ card, place: `hand:${card}`, wounds: 0 })),
    ...(own?.wounded ?? []).map(({ card, wounds }) => ({ card, place: `wounded:${card}`, wounds })),
  ];
  const choicesOf = (place: string) => places.get(place) ?? [];
  // One tab stop for the hand, first at a card that can be played; every card can be read by keys.
  const playable = held.filter(({ place }) => choicesOf(place).some(({ reason }) => reason === null));
  const rove = useRoving([...playable, ...held].map(({ place }) => place));
  return (
    <section class={held.length > MANY ? "hand many" : "hand"} aria-label={words.hand} {...rove.group}>
      {held.length === 0 && <p class="cap">{board.seat === null ? words.handsHidden : words.handEmpty}</p>}
      {held.map(({ card, place, wounds }, index) => (
        <HandCard
          key={`${place} ${index}`}
          card={card}
          wounds={wounds}
          choices={choicesOf(place)}
          snapshot={snapshot}
          rove={rove.item(place)}
          ready={ready}
          act={act}
          picked={picked === place}
          onPick={() => onPick(place)}
        />
      ))}
    </section>
  );
}

function lengthOf({ length }: string): string {
  return length > LONGEST ? "long longest" : length > LONG ? "long" : length > BRIEF ? "" : "brief";
}

interface HandCardProps extends Pick<HandProps, "snapshot" | "ready" | "act"> {
  card: string;
  wounds: number;
  choices: readonly Choice[];
  picked: boolean;
  rove: ReturnType<Roving["item"]>;
  onPick(): void;
}

function HandCard(props: HandCardProps) {
  const { card, wounds, choices, snapshot, rove, ready, act, picked, onPick } = props;
  const nameOf = useNames();
  const words = useWords();
  const finger = useRef(false);
  const text = useFaces()[card]?.text ?? "";
  const name = nameOf(card);
  const seal = String(printed(card)?.cost ?? 0);
  const shown = wounds ? `${words.wounds(wounds)}. ${text}` : text;
  // What is seen, in its order, and what the seal means.
  const said = `${seal} ${name}, ${shown} (${costSaid(card, words)})`;
  const face = (
    <CardFace
      label={said}
      name={name}
      art={artOf(card)}
      seal={seal}
      tone={toneOf(card)}
      class={costsPeril(card) ? "bycost peril" : "bycost"}
    >
      <span class={`cap ${lengthOf(shown)}`}>{shown}</span>
    </CardFace>
  );
  const open = choices.filter(({ reason }) => reason === null);
  const [only, other] = open;
  if (!only)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a card to be read is no fieldset
      <div
        class="held"
        role="group"
        aria-label={said}
        title={choices[0]?.reason ?? undefined}
        data-help={`card:${card}`}
        {...rove}
      >
        {face}
      </div>
    );
  const { live, chosen } = snapshot;
  const made = chosen && open.find(({ action }) => actionKey(action) === actionKey(chosen));
  // With one thing to do it is done; with several, the card is picked and they are asked for, or looked at again.
  const opens = ready || !live;
  const pick = (event: MouseEvent) => opens && isFirstClick(event) && onPick();
  const once = touch(only, { ready, act, chosen });
  const press = other
    ? {
        "aria-disabled": !opens,
        "aria-expanded": picked,
        "data-choice": `pick ${card}`,
        ...(made && { "data-chosen": true }),
        onClick: pick,
      }
    : {
        ...once,
        // A finger cannot point to read the card first: its touch shows the words, and a button or the next touch plays it.
        onPointerDown: ({ pointerType }: PointerEvent) => {
          finger.current = pointerType === "touch";
        },
        onClick: (event: MouseEvent) =>
          finger.current && (!picked || !isFirstClick(event)) ? pick(event) : once.onClick(),
      };
  return (
    <button
      type="button"
      class={picked ? "held lit picked" : "held lit"}
      {...press}
      {...rove}
      data-group={isInHand(only) ? "hand" : "answer"}
      data-help={`card:${card}`}
    >
      {/* What it does, then the card as it is read. */}
      <span class="unseen">{other ? words.aim(name) : only.label}. </span>
      {face}
    </button>
  );
}
