import { findChoice } from "../../../core/actions";
import { useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import { useRoving } from "../../../core/roving";
import { Icon } from "../../../ui/Icon";
import { touch } from "../../../ui/touch";
import type { WelcomeView } from "../view";
import { useWords } from "../words";
import { heart, heroIcon, tileIcon } from "./art";
import { fullHp, type Hero, heroesIn, tileOf } from "./content";

/** Every hero with the six tiles laid out, because that is what the choice is about. */
export function HeroPicker({ snapshot, ready, act }: BoardProps<WelcomeView>) {
  const words = useWords();
  const heroes = heroesIn(snapshot.board.box);
  const rove = useRoving(heroes.map(({ id }) => id));
  return (
    <div class="heroes" role="toolbar" aria-label={words.heroes} {...rove.group}>
      {heroes.map((hero) => {
        const choice = findChoice(snapshot.legal, ["hero", hero.id]);
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
            {...touch(choice, { ready, act })}
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
  return (
    <>
      <span class="who">
        <Icon art={heroIcon(hero.id)} class="face" />
        <b>{hero.name[lang]}</b>
        <span class="hp">
          <Icon art={heart} />
          <span class="num">{hero.hp}</span>
          <span class="cap">{words.hpFull(fullHp(hero))}</span>
        </span>
      </span>
      <span class="kit">
        {hero.tiles.map(tileOf).map(({ id, name, text }) => (
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
