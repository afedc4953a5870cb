import { useLang } from "../../core/context";
import { Icon } from "../../ui/Icon";
import { monsterOf } from "./content";
import { monsterIcon } from "./icons";
import { useWords } from "./words";

/** The special monsters of this game, known to all, with what they do. */
export function Specials({ specials }: { specials: readonly string[] }) {
  const lang = useLang();
  const words = useWords();
  if (specials.length === 0) return null;
  return (
    <ul class="specials" aria-label={words.specials}>
      {specials.map((id) => {
        const { name, text } = monsterOf(id);
        return (
          <li key={id}>
            <Icon art={monsterIcon(id)} />
            <b>{name[lang]}</b>
            <span class="cap">{text?.[lang]}</span>
          </li>
        );
      })}
    </ul>
  );
}
