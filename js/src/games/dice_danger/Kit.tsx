import type { IconArt } from "../../core/game-page";
import type { SheetView } from "../../generated/contract";
import { Icon } from "../../ui/Icon";
import { blackDie, chest, heart, torch } from "./icons";
import { useWords } from "./words";

/** What a chest gave and how much of it is left; a shut chest can still be opened. */
export function Kit({ view }: { view: SheetView }) {
  const words = useWords();
  const items: [id: string, art: IconArt, n: number, text: string][] = [
    ["hearts", heart, view.hearts, words.hearts(view.hearts)],
    ["torches", torch, view.torches, words.torches(view.torches)],
    ["black_dice", blackDie, view.black, words.blackDice(view.black)],
  ];
  return (
    <ul class="kit">
      {items.map(([id, art, n, text]) => {
        const open = view.chests.includes(id);
        const label = `${text}, ${open ? words.chestOpen : words.chestShut}`;
        return (
          <li key={id} class={`${id}${n === 0 ? " empty" : ""}`} title={label}>
            <Icon art={art} />
            <b aria-hidden="true">{n}</b>
            <Icon art={chest} class={`coffer${open ? " open" : ""}`} />
            <span class="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
