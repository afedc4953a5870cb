import type { BoardProps } from "../../../core/game-page";
import { still } from "../../../core/still";
import { useLang } from "../../../core/words/context";
import { fitted } from "../../../core/words/typography";
import { Icon } from "../../../ui/pieces/Icon";
import type { WelcomeBoard } from "../view";
import { useWords } from "../words";
import { heart, heroIcon } from "./art";
import { heroOf, tileOf } from "./content";
import { Tiles } from "./Tile";

/** The hero of the round and the six tiles, wherever they are now. */
export function Party(props: BoardProps<WelcomeBoard>) {
  const lang = useLang();
  const words = useWords();
  const { tiles, hero, hp } = props.snapshot.board;
  if (!hero) return null;
  const own = heroOf(hero);
  const worn = tiles.filter(({ place }) => place === "hero").map(({ id }) => tileOf(id).hp ?? 0);
  const sum = [own.hp, ...worn.filter(Boolean)].join(" + ");
  return (
    <div class="party">
      <HeroTile hero={hero} name={own.name[lang]} hp={hp} sum={sum} unit={words.hp} />
      <Tiles {...props} tiles={tiles} verb="strip" />
    </div>
  );
}

interface HeroTileProps {
  hero: string;
  name: string;
  hp: number;
  /** What the hit points are made of. */
  sum: string;
  unit: string;
}

const HeroTile = still(({ hero, name, hp, sum, unit }: HeroTileProps) => (
  <div class="hero" data-help={`hero:${hero}`}>
    <Icon art={heroIcon(hero)} class="face" />
    <h3 style={fitted(name)}>{name}</h3>
    <div class="hp">
      <Icon art={heart} />
      <span class="num">{hp}</span>
      <span class="cap">{unit}</span>
    </div>
    <span class="cap sum">{sum !== String(hp) && sum}</span>
  </div>
));
