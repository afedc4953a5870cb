import dice from "icon:perspective-dice-six-faces-random";
import { findChoice } from "../../../core/actions";
import type { BoardProps } from "../../../core/game-page";
import { useMoment } from "../../../core/hooks";
import { useRoving } from "../../../core/roving";
import { useLang, useStrings } from "../../../core/words/context";
import { fitted } from "../../../core/words/typography";
import { ChoiceButton } from "../../../ui/choices/ChoiceButton";
import { Icon } from "../../../ui/pieces/Icon";
import type { WelcomeBoard } from "../view";
import { useWords } from "../words";
import { heart, heroIcon, tileIcon } from "./art";
import { fullHp, type Hero, heroesIn, tileOf } from "./content";
import { WORDY } from "./Tile";

/** The heroes as a strip, one of them opened: what the choice is about is the six tiles. */
export function HeroPicker({ snapshot, ready, act }: BoardProps<WelcomeBoard>) {
  const words = useWords();
  const strings = useStrings();
  const lang = useLang();
  const heroes = heroesIn(snapshot.board.box);
  const taken = snapshot.chosen?.[1];
  const [opened, open] = useMoment(snapshot.step, String(taken ?? heroes[0]?.id));
  const rove = useRoving(heroes.map(({ id }) => id));
  const hero = heroes.find(({ id }) => id === opened) ?? heroes[0];
  const offered = heroes.flatMap(({ id }) => findChoice(snapshot.choices, ["hero", id]) ?? []);
  const choice = offered.find(({ action }) => action[1] === hero?.id);
  if (!hero) return null;
  return (
    <>
      <div class="heroes" role="tablist" aria-label={words.heroes} {...rove.group}>
        {heroes.map((one) => {
          const item = rove.item(one.id);
          return (
            <button
              key={one.id}
              type="button"
              role="tab"
              class="pick"
              aria-selected={one === hero}
              data-help={`hero:${one.id}`}
              onClick={() => open(one.id)}
              {...item}
              tabIndex={one === hero ? 0 : -1}
              onFocus={() => {
                item.onFocus();
                open(one.id);
              }}
            >
              <Icon art={heroIcon(one.id)} class="face" />
              <b style={fitted(one.name[lang])}>{one.name[lang]}</b>
              <span class="hp" title={`${one.hp} ${words.hpFull(fullHp(one))}`}>
                <Icon art={heart} />
                {fullHp(one)} {words.hp}
              </span>
            </button>
          );
        })}
      </div>
      <HeroSheet hero={hero} />
      {offered.length > 0 && (
        <section class="acts" aria-label={strings.actions}>
          {choice && (
            <ChoiceButton
              icon={heroIcon(hero.id)}
              label={words.playHero(hero.name[lang])}
              hint={choice.reason ?? words.heroHint(fullHp(hero))}
              reason={choice.reason}
              chosen={taken === hero.id}
              name="hero"
              waiting={!ready}
              onAct={() => act(choice.action)}
            />
          )}
          {offered.length > 1 && (
            <ChoiceButton
              icon={dice}
              label={words.anyHero}
              hint={words.anyHeroHint(offered.length)}
              name="any"
              waiting={!ready}
              onAct={() =>
                act((offered[Math.floor(Math.random() * offered.length)] ?? offered[0])?.action ?? [])
              }
            />
          )}
        </section>
      )}
    </>
  );
}

function HeroSheet({ hero }: { hero: Hero }) {
  const lang = useLang();
  const words = useWords();
  return (
    <section class="herosheet" role="tabpanel" aria-label={hero.name[lang]}>
      <div class="hero">
        <Icon art={heroIcon(hero.id)} class="face" />
        <h3 style={fitted(hero.name[lang])}>{hero.name[lang]}</h3>
        <div class="hp">
          <Icon art={heart} />
          <span class="num">{hero.hp}</span>
          <span class="cap">{words.hp}</span>
        </div>
        <span class="cap sum">{words.withAll(fullHp(hero))}</span>
      </div>
      <ul class="tiles">
        {hero.tiles.map(tileOf).map(({ id, name, text }) => (
          <li key={id} class={`tile${text[lang].length > WORDY ? " wordy" : ""}`} data-help={`tile:${id}`}>
            <Icon art={tileIcon(id)} />
            <b style={fitted(name[lang])}>{name[lang]}</b>
            <small>{text[lang]}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
