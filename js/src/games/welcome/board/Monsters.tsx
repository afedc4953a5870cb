import { useLang } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import type { WelcomeSnapshot } from "../view";
import { useWords } from "../words";
import { monsterIcon } from "./art";
import { monsterOf, plainMonsters } from "./content";

/** Every monster of this game with its strength and copies; special ones with what they do. */
export function Monsters({ snapshot }: { snapshot: WelcomeSnapshot }) {
  const lang = useLang();
  const words = useWords();
  const specials = snapshot.board.specials.map(monsterOf);
  return (
    <section class="sheet">
      <p class="cap">{words.monstersHint}</p>
      <ul class="bestiary">
        {[...plainMonsters, ...specials].map(({ id, name, strength, copies, text }) => (
          <li key={id} class={text ? "special" : ""}>
            <span
              class="seal"
              role="img"
              aria-label={strength === null ? words.noStrength : words.strength(strength)}
            >
              {strength ?? "?"}
            </span>
            <Icon art={monsterIcon(id)} />
            <span>
              <b>{name[lang]}</b> <span class="cap">{words.copies(copies)}</span>
              {text && <small>{text[lang]}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
