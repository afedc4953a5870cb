import crossedSwords from "icon:crossed-swords";
import type { RunView } from "../../generated/contract";
import { CardBack } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Answer } from "./Answer";
import { gate } from "./icons";
import { MonsterCard } from "./MonsterCard";
import { useWords } from "./words";

/** The card of the moment, and what answers it. */
export function Clash({ run }: { run: RunView }) {
  const words = useWords();
  const place = run.met.length + (run.facing ? 1 : 0);
  const meeting = run.facing ? null : (run.met.at(-1) ?? null);
  const monster = run.facing ?? meeting?.monster;
  const hurt = meeting?.why === "hit" || meeting?.why === "killed" || meeting?.why === "revived";
  return (
    <div class={`clash${hurt ? " hurt" : ""}`} key={`${place}`}>
      <div class="flip" key={`card-${monster}`}>
        {monster ? (
          <MonsterCard
            monster={monster}
            strength={meeting?.strength}
            note={words.cardOrdinal(place)}
            class="lit"
          />
        ) : (
          <CardBack art={gate} />
        )}
      </div>
      <div class="beam">
        <Icon art={crossedSwords} />
      </div>
      <Answer key={meeting ? `met-${place}` : "open"} meeting={meeting} open={run.facing !== null} />
    </div>
  );
}
