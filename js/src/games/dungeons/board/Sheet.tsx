// What lies before a player: the hero, the pools of all, the quests and what is in play.

import melee from "icon:crossed-swords";
import heart from "icon:hearts";
import magic from "icon:magic-palm";
import move from "icon:walking-boot";
import { useFaces, useLang } from "../../../core/context";
import type { IconArt } from "../../../core/game-page";
import { Icon } from "../../../ui/Icon";
import { SeatBadge } from "../../../ui/SeatBadge";
import { type AdventurerView, type DungeonsSnapshot, heroAt, homeSeat, type PossessionView } from "../view";
import { useWords, type Words } from "../words";
import { artOf, nameOf, printed } from "./content";

export function Sheet({ snapshot }: { snapshot: DungeonsSnapshot }) {
  const { board } = snapshot;
  const hero = heroAt(board, homeSeat(board));
  if (!hero?.hero) return null;
  return (
    <>
      <HeroLine hero={hero} />
      <Pools snapshot={snapshot} />
      <Quests hero={hero} toWin={board.quests_to_win} />
      <InPlay hero={hero} />
    </>
  );
}

function HeroLine({ hero }: { hero: AdventurerView }) {
  const lang = useLang();
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
        <h3>{nameOf(hero.hero, lang)}</h3>
        <span class="cap">
          {printed(hero.hero)?.class?.[lang]} · {words.level(hero.level)}
        </span>
      </header>
      <p class="row">
        <span class="life" role="img" aria-label={words.life(hero.life, hero.printed_life)}>
          {Array.from({ length: Math.max(hero.printed_life, hero.life) }, (_, i) => (
            <Icon key={i} art={heart} class={i < hero.life ? "full" : "empty"} />
          ))}
          <b>
            {hero.life}/{hero.printed_life}
          </b>
        </span>
        {stats.map(([art, name, n]) => (
          <span key={name} class="stat" title={name}>
            <Icon art={art} />
            <b>{n}</b>
            <span class="sr">{name}</span>
          </span>
        ))}
      </p>
    </section>
  );
}

function Pools({ snapshot }: { snapshot: DungeonsSnapshot }) {
  const words = useWords();
  return (
    <section class="sheet pools" aria-label={words.pools}>
      <span />
      <span class="cap">{words.glory}</span>
      <span class="cap">{words.peril}</span>
      <span class="cap">{words.lifeWord}</span>
      {snapshot.board.players.map((player) => (
        <PoolRow
          key={player.seat}
          player={player}
          name={snapshot.seats[player.seat]?.name ?? ""}
          words={words}
        />
      ))}
    </section>
  );
}

function PoolRow({ player, name, words }: { player: AdventurerView; name: string; words: Words }) {
  const due = (n: number) => (n > 0 ? ` +${n}` : "");
  return (
    <>
      <span class={player.alive ? "who" : "who dead"} title={player.alive ? name : words.dead(name)}>
        <SeatBadge seat={player.seat} small label={name} />
      </span>
      <Beads
        kind="glory"
        n={player.glory}
        label={`${words.glory}: ${player.glory}${due(player.due_glory)}`}
      />
      <Beads
        kind="peril"
        n={player.peril}
        label={`${words.peril}: ${player.peril}${due(player.due_peril)}`}
      />
      <span class="lifes">{player.alive ? player.life : "†"}</span>
    </>
  );
}

const MOST_BEADS = 8;

function Beads({ kind, n, label }: { kind: "glory" | "peril"; n: number; label: string }) {
  return (
    <span class={`beads ${kind}`} role="img" aria-label={label} title={label}>
      <b>{n}</b>
      {Array.from({ length: Math.min(n, MOST_BEADS) }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

function Quests({ hero, toWin }: { hero: AdventurerView; toWin: number }) {
  const lang = useLang();
  const words = useWords();
  return (
    <section class="sheet quests" aria-label={words.quests}>
      <header>
        <h3>{words.quests}</h3>
        <span class="cap">{words.questsToWin(hero.finished.length, toWin)}</span>
      </header>
      <ul>
        {hero.finished.map((quest) => (
          <li key={quest} class="done" data-help={`quest:${quest}`}>
            <Icon art={artOf(quest)} />
            <span>{nameOf(quest, lang)}</span>
            <b>✓</b>
          </li>
        ))}
        {hero.tasks.map(({ quest, steps }) => (
          <li key={quest} data-help={`quest:${quest}`}>
            <Icon art={artOf(quest)} />
            <span>
              {nameOf(quest, lang)}
              <span class="cap">
                {steps
                  .filter(({ now }) => now)
                  .map(({ room }) => nameOf(room, lang))
                  .join(", ")}
              </span>
            </span>
            <span
              class="steps"
              role="img"
              aria-label={words.stepsDone(steps.filter(({ done }) => done).length, steps.length)}
            >
              {steps.map(({ done, now }, index) => (
                <i key={index} class={done ? "done" : now ? "now" : ""} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InPlay({ hero }: { hero: AdventurerView }) {
  const words = useWords();
  const cards = [...hero.treasures, ...hero.boons, ...hero.banes];
  if (cards.length === 0) return null;
  return (
    <section class="sheet inplay" aria-label={words.inPlay}>
      {cards.map((card, index) => (
        <Possession key={`${card.card} ${index}`} {...card} />
      ))}
    </section>
  );
}

function Possession({ card, uses }: PossessionView) {
  const lang = useLang();
  const words = useWords();
  const text = useFaces()[card]?.text ?? "";
  return (
    <span class="chip" title={text} data-help={`card:${card}`}>
      <Icon art={artOf(card)} />
      {nameOf(card, lang)}
      {uses > 0 && <span class="cap"> {words.uses(uses)}</span>}
    </span>
  );
}
