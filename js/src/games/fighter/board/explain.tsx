// What a thing on the board is, for those who ask.
import type { Explained } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import type { FighterSnapshot } from "../view";
import { COLOURS } from "../view";
import { useWords, wordsFor } from "../words";
import { abilityName, heroOf, useCards } from "./content";

export function explain(id: string, { board }: FighterSnapshot, lang: Lang): Explained | null {
  const words = wordsFor(lang);
  const [kind = "", which = ""] = id.split(":");
  if (kind === "hero") {
    const hero = board.heroes[Number(which)]?.id ?? "";
    return { title: heroOf(hero).name[lang], body: <Abilities hero={hero} /> };
  }
  if (kind === "item") return { title: words.dice, body: <Said kind="item" id={which} /> };
  if (kind === "foe" && board.foe?.ability)
    return { title: words.guideFoe, body: <Said kind="power" id={board.foe.ability} /> };
  const [title, text] = words.help[kind] ?? [];
  return title && text ? { title, body: <p>{text}</p> } : null;
}

function Said({ kind, id }: { kind: "item" | "power"; id: string }) {
  const { name, text } = useCards()(kind, id);
  return (
    <p>
      <b>{name}.</b> {text}
    </p>
  );
}

function Abilities({ hero }: { hero: string }) {
  const said = useCards();
  const words = useWords();
  return (
    <ul>
      {COLOURS.map((colour) => {
        const ability = heroOf(hero).abilities[colour];
        return (
          <li key={colour}>
            <b>
              {words.dieOf[colour]}: {abilityName(ability, said)}.
            </b>{" "}
            {said("ability", ability.id).text}
          </li>
        );
      })}
    </ul>
  );
}
