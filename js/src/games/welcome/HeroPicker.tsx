import { findChoice } from "../../core/actions";
import { useLang } from "../../core/context";
import type { BoardProps } from "../../core/game-page";
import { useRoving } from "../../core/roving";
import { Icon } from "../../ui/Icon";
import { type Hero, heroesIn, tileOf } from "./content";
import { heart, heroIcon, tileIcon } from "./icons";
import { boardOf } from "./labels";
import { useWords } from "./words";

/** Every hero with the six tiles laid out, because that is what the choice is about. */
export function HeroPicker({ snapshot, ready, act }: BoardProps) {
  const words = useWords();
  const heroes = heroesIn(boardOf(snapshot).box);
  const rove = useRoving(heroes.map(({ id }) => id));
  return (
    <div class="heroes" role="toolbar" aria-label={words.heroes} {...rove.group}>
      {heroes.map((hero) => {
        const choice = findChoice(snapshot.legal, ["hero", hero.id]);
        const off = !ready || choice?.reason !== null;
        if (!choice)
          return (
            <div key={hero.id} class="pick">
              <HeroSheet hero={hero} />
            </div>
          );
        return (
          <button
            key={hero.id}
            type="button"
            class="pick"
            aria-disabled={off}
            title={choice.reason ?? undefined}
            data-choice
            data-group="hero"
            onClick={() => !off && act(choice.action)}
            {...rove.item(hero.id)}
          >
            <HeroSheet hero={hero} />
          </button>
        );
      })}
    </div>
  );
}

function HeroSheet({ hero }: { hero: Hero }) {
  const lang = useLang();
  const words = useWords();
  const tiles = hero.tiles.map(tileOf);
  const full = tiles.reduce((sum, { hp = 0 }) => sum + hp, hero.hp);
  return (
    <>
      <span class="who">
        <Icon art={heroIcon(hero.id)} class="face" />
        <b>{hero.name[lang]}</b>
        <span class="hp">
          <Icon art={heart} />
          <span class="num">{hero.hp}</span>
          <span class="cap">{words.hpFull(full)}</span>
        </span>
      </span>
      <span class="kit">
        {tiles.map(({ id, name, text }) => (
          <span key={id}>
            <Icon art={tileIcon(id)} />
            <b>{name[lang]}</b>
            <small>{text[lang]}</small>
          </span>
        ))}
      </span>
    </>
  );
}
