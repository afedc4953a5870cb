import type { Explained } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import { Icon } from "../../../ui/pieces/Icon";
import type { WelcomeSnapshot } from "../view";
import { wordsFor } from "../words";
import { heroIcon, tileIcon } from "./art";
import { fullHp, heroOf, tileOf } from "./content";

/** What lies on the table, for those who ask: "tile:torch", "hero:mage", "deck", "dungeon", "life". */
export function explain(id: string, _: WelcomeSnapshot, lang: Lang): Explained | null {
  const words = wordsFor(lang);
  const [kind, name = ""] = id.split(":");
  switch (kind) {
    case "tile": {
      const tile = tileOf(name);
      const { hp, other, strip } = words.explainTile;
      const body = (
        <>
          <Text art={tileIcon(name)} text={tile.text[lang]} />
          <p>
            {tile.hp ? hp : other} {strip}
          </p>
        </>
      );
      return { title: tile.name[lang], body };
    }
    case "hero": {
      const hero = heroOf(name);
      const text = words.explainHero(hero.hp, fullHp(hero));
      return { title: hero.name[lang], body: <Text art={heroIcon(name)} text={text} /> };
    }
    case "deck":
      return { title: words.deck, body: <p>{words.explainDeck}</p> };
    case "dungeon":
      return { title: words.dungeon, body: <p>{words.explainDungeon}</p> };
    case "life":
      return { title: words.lifeBoard, body: <p>{words.explainLife}</p> };
    default:
      return null;
  }
}

function Text({ art, text }: { art: ReturnType<typeof tileIcon>; text: string }) {
  return (
    <div class="row">
      <Icon art={art} class="face" />
      <p>{text}</p>
    </div>
  );
}
