import { useLang } from "../../../core/words/context";
import { CardFace } from "../../../ui/cards/Card";
import { monsterLabel, parity } from "../view";
import { useWords } from "../words";
import { monsterIcon } from "./art";
import { monsterOf } from "./content";

interface MonsterCardProps {
  monster: string;
  /** More about this card, such as who drew it. */
  note?: string | undefined;
  /** Some special monsters get their strength only when met. */
  strength?: number | null | undefined;
  withParity?: boolean;
  class?: string;
}

export function MonsterCard({
  monster,
  note,
  strength,
  withParity = false,
  class: extra = "",
}: MonsterCardProps) {
  const lang = useLang();
  const words = useWords();
  const printed = monsterOf(monster);
  const shown = strength ?? printed.strength;
  const label = [monsterLabel(monster, words, lang), note].filter(Boolean).join(", ");
  return (
    <CardFace
      label={label}
      name={printed.name[lang]}
      art={monsterIcon(monster)}
      seal={shown === null ? (printed.text ? "?" : undefined) : String(shown)}
      tone={printed.text ? "plum" : "wine"}
      class={extra}
    >
      {withParity && shown !== null && <span class="even chip">{parity(shown, words)}</span>}
      {withParity && printed.text && <small class="power">{printed.text[lang]}</small>}
    </CardFace>
  );
}
