import { useLang } from "../../core/context";
import type { BoardProps } from "../../core/game-page";
import { useRoving } from "../../core/roving";
import { still } from "../../core/still";
import { Icon } from "../../ui/Icon";
import { heroOf, monsterOf, printedToBeat, tileOf } from "./content";
import { EquipmentTile, touchable } from "./EquipmentTile";
import { heart, heroIcon } from "./icons";
import { boardOf } from "./labels";
import { useWords } from "./words";

/** The hero of the round and the six tiles, wherever they are now. */
export function Party(props: BoardProps) {
  const lang = useLang();
  const words = useWords();
  const { tiles, hero, hp, drawn } = boardOf(props.snapshot);
  const rove = useRoving(touchable(props.snapshot, tiles, "strip"));
  if (!hero) return null;
  const own = heroOf(hero);
  const worn = tiles.filter(({ place }) => place === "hero").map(({ id }) => tileOf(id).hp ?? 0);
  const sum = [own.hp, ...worn.filter(Boolean)].join(" + ");
  const held = drawn?.monster ? monsterOf(drawn.monster) : null;
  return (
    <div class="party">
      <HeroTile hero={hero} name={own.name[lang]} hp={hp} sum={sum} unit={words.hp} />
      <div class="tiles" role="toolbar" aria-label={words.equipment} {...rove.group}>
        {tiles.map((tile) => (
          <EquipmentTile
            key={tile.id}
            {...props}
            tile={tile}
            action={["strip", tile.id]}
            beatsHeld={held !== null && tile.place === "hero" && printedToBeat(tileOf(tile.id), held)}
            rove={rove.item(tile.id)}
          />
        ))}
      </div>
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
  <div class="hero">
    <Icon art={heroIcon(hero)} class="face" />
    <h3>{name}</h3>
    <div class="hp">
      <Icon art={heart} />
      <span class="num">{hp}</span>
      <span class="cap">
        {unit}
        {sum !== String(hp) && (
          <>
            <br />
            {sum}
          </>
        )}
      </span>
    </div>
  </div>
));
