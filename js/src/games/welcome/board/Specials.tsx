import { useLang } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import { useWords } from "../words";
import { monsterIcon } from "./art";
import { monsterOf } from "./content";

/** The special monsters of this game and what they do, from the first card on. */
export function Specials({ specials }: { specials: readonly string[] }) {
  const lang = useLang();
  const words = useWords();
  if (specials.length === 0) return null;
  return (
    <ul class="specials" aria-label={words.specials}>
      {specials.map(monsterOf).map(({ id, name, strength, text }) => (
        <li key={id} title={text?.[lang]}>
          <span class="seal">{strength ?? "?"}</span>
          <Icon art={monsterIcon(id)} />
          <span>
            <b>{name[lang]}</b> {text?.[lang]}
          </span>
        </li>
      ))}
    </ul>
  );
}
