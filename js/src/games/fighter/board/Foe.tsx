// The monster: its card, what it has left, and what it does.
import { fitted } from "../../../core/words/typography";
import { Icon, IconWord } from "../../../ui/pieces/Icon";
import type { FoeView, Playing } from "../view";
import { useWords } from "../words";
import { brokenHeart, coins, foeIcon, powerIcon, throwIcon } from "./art";
import { useCards } from "./content";
import { LifeTrack } from "./LifeTrack";

interface FoeProps {
  foe: FoeView;
  playing: Playing | undefined;
}

export function Foe({ foe, playing }: FoeProps) {
  const words = useWords();
  const said = useCards();
  const { id, level, boss, health, start, damage, gold, ability, silenced } = foe;
  const struck = playing?.kind === "wound" || playing?.kind === "fatal";
  const left = Math.max(health, 0);
  const name = said("foe", id).name;
  const kind = playing?.kind;
  return (
    <section class={`foe${boss ? " boss" : ""}`} aria-label={name} data-help={`foe:${id}`}>
      <div
        class={`card${struck ? " struck" : ""}${kind === "slain" ? " slain" : ""}${kind === "foe" ? " dealt" : ""}`}
        key={id}
      >
        <span class="seal" title={words.level(level)}>
          {boss ? words.bossSeal : level}
        </span>
        <Icon art={foeIcon(id)} />
        <b style={fitted(name)}>{name}</b>
      </div>
      <div class="row">
        <span class={`big${struck ? " struck" : ""}`}>{left}</span>
        <span class="cap">
          {words.healthOf(start)}
          <br />
          {boss
            ? words.bossOf(said("type", foe.type).name)
            : words.levelOf(level, said("type", foe.type).name)}
        </span>
        {playing?.kind === "wound" && <span class="wound">−{playing.n}</span>}
      </div>
      <div class="facts">
        <span class="chip bad">
          <IconWord art={brokenHeart} word={words.damage(damage)} />
        </span>
        {gold > 0 && (
          <span class="chip gold">
            <IconWord art={coins} word={words.gold(gold)} />
          </span>
        )}
        {foe.throw && (
          <span class="chip magic" title={said("throw", foe.throw).text}>
            <IconWord art={throwIcon(foe.throw)} word={said("throw", foe.throw).name} />
          </span>
        )}
        {ability && (
          <span class={`chip${silenced ? " silenced" : ""}`} title={said("power", ability).text}>
            <Icon art={powerIcon(ability)} />
            <span>
              {foe.ability_n > 0
                ? `${said("power", ability).name} ${foe.ability_n}`
                : said("power", ability).name}
            </span>
          </span>
        )}
      </div>
      <LifeTrack health={left} start={start} label={words.healthLeft(left, start)} />
    </section>
  );
}
