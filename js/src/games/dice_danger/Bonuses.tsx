import check from "icon:check-mark";
import type { SheetView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import type { Sheet } from "./content";
import { gem } from "./icons";
import { useWords } from "./words";

interface BonusesProps {
  sheet: Sheet;
  view: SheetView;
  /** Bonuses whose first reward is gone. */
  won: readonly string[];
}

export function Bonuses({ sheet, view, won }: BonusesProps) {
  const words = useWords();
  return (
    <ul class="bonuses" aria-label={words.bonuses}>
      {view.bonuses.map(({ id, have, need, reward, gems }) => {
        const [first = 0, later = 0] = sheet.bonuses.get(id)?.gems ?? [];
        const open = !won.includes(id);
        const text = reward ? words.bonusWon(gems) : words.bonusGems(first, later, open);
        return (
          <li key={id} class={reward ? "won" : ""} title={text}>
            <span>{words.bonusNames[id] ?? id}</span>
            <b>{reward ? <Icon art={check} /> : `${have}/${need}`}</b>
            <span class="gems">
              <Icon art={gem} />
              {reward ? gems : open ? `${first}/${later}` : later}
              <span class="unseen">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
