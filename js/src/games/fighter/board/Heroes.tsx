// The heroes in a strip: health in three colours, scars, abilities, equipment, who is down or out; and the Chest.

import type { Action } from "../../../core/hosts/messages";
import { useLang } from "../../../core/words/context";
import { introduced } from "../../../core/words/players";
import type { Choice, SeatInfo } from "../../../generated/contract";
import { touch } from "../../../ui/choices/touch";
import { Icon } from "../../../ui/pieces/Icon";
import { SeatBadge } from "../../../ui/pieces/SeatBadge";
import { LETTERS } from "../arena/Cube";
import { COLOURS, type Colour, type FighterBoard, type HeroView, type Playing } from "../view";
import { useWords } from "../words";
import { brokenSkull, chest, coins, crown, heroIcon, itemIcon, shop } from "./art";
import { abilityName, heroOf, itemOf, SHOPS, useCards } from "./content";
import { choicesAt } from "./lights";
import { FlatDie } from "./Picker";

interface HeroesProps {
  board: FighterBoard;
  seats: readonly SeatInfo[];
  choices: readonly Choice[];
  ready: boolean;
  act(action: Action): void;
}

export function Heroes(props: HeroesProps) {
  const words = useWords();
  const { heroes } = props.board;
  return (
    <section
      class="heroes"
      aria-label={words.heroes}
      style={{ "--n": heroes.length }}
      data-many={heroes.length > 4 || undefined}
    >
      {heroes.map((hero, seat) => (
        <HeroSheet key={seat} {...props} hero={hero} seat={seat} />
      ))}
      <Chest board={props.board} />
    </section>
  );
}

function HeroSheet({
  board,
  seats,
  choices,
  ready,
  act,
  hero,
  seat,
}: HeroesProps & { hero: HeroView; seat: number }) {
  const words = useWords();
  const lang = useLang();
  const said = useCards();
  const { playing } = board;
  const acts = board.to_move === seat || (playing?.kind === "throw" && board.throw?.seat === seat);
  // A trade is about a card: it is chosen where the cards lie.
  const lit = choicesAt(choices, `hero:${seat}`).filter(({ reason }) => !reason && board.phase !== "trade");
  const only = lit.length === 1 && ready ? lit[0] : undefined;
  const state = hero.out ? words.out : hero.down ? words.down : "";
  const card = heroOf(hero.id);
  const player = seats[seat];
  const whole = hero.id ? card.name[lang] : words.noHero;
  // A byname has room beside two heroes at most; the note of the hero and the turn line have it whole.
  const name = board.heroes.length > 2 && hero.id ? whole.split(" ")[0] : whole;
  const leads = board.leader === seat;
  const full = player?.bot ? `${whole} (${introduced(player, lang)})` : whole;
  return (
    <div
      class={`hs${moved(playing, seat)}${hero.down || hero.out ? " fallen" : ""}${only ? " lit" : ""}`}
      aria-current={acts || undefined}
      data-help={`hero:${seat}`}
      {...(only && { ...touch(only, { ready, act }), role: "button", tabIndex: 0 })}
    >
      <Icon art={heroIcon(hero.id)} class="por" />
      <div>
        <h3 title={leads ? `${full}, ${words.leader}` : full}>
          {leads && <Icon art={crown} class="leads" />}
          {name}
          {leads && <span class="unseen">, {words.leader}</span>}
        </h3>
        <span class="cap">
          {state || abilityInHand(hero, board, seat, words, said) || (player?.bot && player.name)}
        </span>
      </div>
      <Gear hero={hero} />
      <SeatBadge seat={seat} />
      {playing && "seat" in playing && playing.seat === seat && playing.kind !== "fall" && (
        <span class={`loss ${playing.kind}`}>
          {playing.kind === "heal" ? `+${playing.n}` : `−${playing.n}`}
        </span>
      )}
      <div class="secs" role="img" aria-label={words.healthLeft(hero.health, hero.most)}>
        {COLOURS.map((colour, index) => (
          <Section
            key={colour}
            colour={colour}
            index={index}
            hero={hero}
            name={abilityName(card.abilities[colour], said)}
          />
        ))}
      </div>
    </div>
  );
}

const moved = (playing: Playing | undefined, seat: number): string =>
  playing && "seat" in playing && playing.seat === seat ? ` ${playing.kind}s` : "";

type Words = ReturnType<typeof useWords>;

/** The ability that the die in hand may call. */
function abilityInHand(
  hero: HeroView,
  board: FighterBoard,
  seat: number,
  words: Words,
  said: ReturnType<typeof useCards>,
): string {
  const die = board.throw?.seat === seat && !board.throw.rest ? (board.throw.die as Colour) : null;
  const ability = die ? heroOf(hero.id).abilities[die] : undefined;
  if (!ability || !die) return "";
  return hero.scars.includes(die) ? words.scarred(words.dieOf[die]) : abilityName(ability, said);
}

/** Three cells of health under one colour; a scar takes two of them away and the ability with them. */
const CELLS = 3;

function Section({
  colour,
  index,
  hero,
  name,
}: {
  colour: Colour;
  index: number;
  hero: HeroView;
  name: string;
}) {
  const words = useWords();
  const scarred = hero.scars.includes(colour);
  const top = CELLS * (COLOURS.length - index);
  const cells = scarred ? [top - 2] : [top, top - 1, top - 2];
  return (
    <div class={`sec ${colour}`} title={scarred ? words.scarred(name) : name}>
      <b>{LETTERS[colour]}</b>
      {scarred && (
        <span class="sc">
          <Icon art={brokenSkull} />
        </span>
      )}
      {cells.map((cell) => {
        const value = cell - lost(hero, index);
        return (
          <span key={cell} class={value <= hero.health ? "" : "e"}>
            {value <= hero.health ? value : ""}
          </span>
        );
      })}
    </div>
  );
}

/** Two points are gone for each scar in a colour below: those above count on from there. */
function lost(hero: HeroView, index: number): number {
  return 2 * COLOURS.slice(index + 1).filter((colour) => hero.scars.includes(colour)).length;
}

function Gear({ hero }: { hero: HeroView }) {
  const said = useCards();
  return (
    <span class="gear">
      {hero.items.map(({ id, used }) => (
        <span
          key={id}
          class={`item ${itemOf(id).kind}${used ? " used" : ""}`}
          title={`${said("item", id).name}: ${said("item", id).text}`}
        >
          <Icon art={itemIcon(id)} />
        </span>
      ))}
    </span>
  );
}

/** A picture and a number, in words for whoever points at it and for a screen reader. */
const named = (words: string) => ({ role: "img", "aria-label": words, title: words }) as const;

/** Gold, bonus dice, and how near the next shop is. */
function Chest({ board }: { board: FighterBoard }) {
  const words = useWords();
  return (
    <section class="chest" data-help="chest" aria-label={words.chest}>
      <Icon art={chest} class="por" />
      <span class="row" {...named(words.goldInChest(board.gold))}>
        <Icon art={coins} /> <b>{board.gold}</b>
      </span>
      <span class="row" {...named(words.whiteDice(board.dice))}>
        <FlatDie die="white" /> <b>{board.dice}</b>
      </span>
      <span
        class="row cap"
        {...named(`${words.symbols(board.symbols)} / ${board.symbols_needed}`)}
        title={words.shopsLeft(board.shops, SHOPS)}
      >
        <Icon art={shop} /> {board.symbols}/{board.symbols_needed}
      </span>
    </section>
  );
}
