// What lies before a player: the hero, the pools of all, the quests and what is in play.
import melee from "icon:crossed-swords";
import heart from "icon:hearts";
import magic from "icon:magic-palm";
import move from "icon:walking-boot";
import { useState } from "preact/hooks";
import type { BoardProps, IconArt } from "../../../core/game-page";
import { useFaces, useLang } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import { type AdventurerView, type DungeonsBoard, heroAt, homeSeat, type PossessionView } from "../view";
import { useWords } from "../words";
import { artOf, printed, useNames } from "./content";
import { Pools } from "./Pools";
import { Quests } from "./Quests";

interface SheetProps extends Pick<BoardProps<DungeonsBoard>, "snapshot" | "ready" | "act"> {
  /** Show a place of the map, or none again. */
  onSeek(place: string | null): void;
}

/** One's own sheet; a click on another player's row opens theirs, which lies open for all. Quests stay in sight. */
export function Sheet({ snapshot, ready, act, onSeek }: SheetProps) {
  const { board } = snapshot;
  const words = useWords();
  const home = homeSeat(board);
  const [looked, look] = useState<number | null>(null);
  const seat = looked ?? home;
  const hero = heroAt(board, seat);
  if (!hero?.hero) return null;
  return (
    <>
      <section class="sheets scroll" aria-label={words.sheets} style={{ "--players": board.players.length }}>
        <HeroLine hero={hero} who={seat === home ? null : (snapshot.seats[seat]?.name ?? "")} />
        <Pools snapshot={snapshot} seat={seat} onLook={(wanted) => look(wanted === home ? null : wanted)} />
        <InPlay hero={hero} />
      </section>
      <Quests
        hero={hero}
        board={board}
        onSeek={onSeek}
        {...(seat === board.seat && { touching: { snapshot, ready, act } })}
      />
    </>
  );
}

/** Hearts that are drawn; a hero may have more Life than that. */
const HEARTS = 6;

export function HeroLine({ hero, who }: { hero: AdventurerView; who: string | null }) {
  const lang = useLang();
  const nameOf = useNames();
  const words = useWords();
  const stats: [IconArt, string, number][] = [
    [melee, words.melee, hero.melee],
    [magic, words.magic, hero.magic],
    [move, words.move, hero.move],
  ];
  return (
    <section class="sheet heroline" data-help={`hero:${hero.hero}`}>
      <header>
        <Icon art={artOf(hero.hero)} class="por" />
        <h3>{nameOf(hero.hero)}</h3>
        <span class="cap">
          {who ?? printed(hero.hero)?.class?.[lang]} · {words.level(hero.level)}
        </span>
      </header>
      <p class="row">
        <span class="life" role="img" aria-label={words.life(hero.life, hero.printed_life)}>
          {Array.from({ length: HEARTS }, (_, i) => (
            <Icon key={i} art={heart} class={i < hero.life ? "full" : "empty"} />
          ))}
          <b>
            {hero.life}/{hero.printed_life}
          </b>
        </span>
        {stats.map(([art, name, n]) => (
          <span key={name} class="stat" title={name} data-help={`stat:${name}`}>
            <Icon art={art} />
            <b>{n}</b>
            <span class="unseen">{name}</span>
          </span>
        ))}
      </p>
    </section>
  );
}

export function InPlay({ hero }: { hero: AdventurerView }) {
  const words = useWords();
  const cards = [...hero.treasures, ...hero.boons, ...hero.banes];
  if (cards.length === 0) return null;
  return (
    <>
      {/* It stays at the edge of what can be seen while the cards are below it. */}
      <p class="cap below" aria-hidden="true">
        {words.inPlay}
        {words.colon}
        {cards.length}
      </p>
      <section class="sheet inplay" aria-label={words.inPlay}>
        {cards.map((card, index) => (
          <Possession key={`${card.card} ${index}`} {...card} />
        ))}
      </section>
    </>
  );
}

function Possession({ card, uses }: PossessionView) {
  const nameOf = useNames();
  const words = useWords();
  const text = useFaces()[card]?.text ?? "";
  return (
    <span class={card.startsWith("b-") ? "chip bad" : "chip"} title={text} data-help={`card:${card}`}>
      <Icon art={artOf(card)} />
      {nameOf(card)}
      {uses > 0 && <span class="cap"> {words.uses(uses)}</span>}
    </span>
  );
}
