// The monster: its card, what it has left, and what it does.
import { useLang } from "../../../core/context";
import { Icon, IconWord } from "../../../ui/Icon";
import type { FoeView, Playing } from "../view";
import { useWords } from "../words";
import { brokenHeart, coins, foeIcon, powerIcon, throwIcon } from "./art";
import { foeOf, powerOf, throwOf, typeName } from "./content";
import { LifeTrack } from "./LifeTrack";

interface FoeProps {
  foe: FoeView;
  playing: Playing | undefined;
}

export function Foe({ foe, playing }: FoeProps) {
  const words = useWords();
  const lang = useLang();
  const { id, level, boss, health, start, damage, gold, ability, silenced } = foe;
  const struck = playing?.kind === "wound" || playing?.kind === "fatal";
  const left = Math.max(health, 0);
  const name = foeOf(id).name[lang];
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
        <b>{name}</b>
      </div>
      <div class="row">
        <span class={`big${struck ? " struck" : ""}`}>{left}</span>
        <span class="cap">
          {words.healthOf(start)}
          <br />
          {boss ? words.bossOf(typeName(foe.type, lang)) : words.levelOf(level, typeName(foe.type, lang))}
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
          <span class="chip magic" title={throwOf(foe.throw).hint[lang]}>
            <IconWord art={throwIcon(foe.throw)} word={throwOf(foe.throw).name[lang]} />
          </span>
        )}
        {ability && (
          <span class={`chip${silenced ? " silenced" : ""}`} title={powerOf(ability).text[lang]}>
            <Icon art={powerIcon(ability)} />
            <span>{powerWords(foe, lang)}</span>
          </span>
        )}
      </div>
      <LifeTrack health={left} start={start} label={words.healthLeft(left, start)} />
    </section>
  );
}

/** The name of its ability with its number, if it has one. */
function powerWords({ ability, ability_n }: FoeView, lang: "en" | "fr"): string {
  const name = powerOf(ability ?? "").name[lang];
  return ability_n > 0 ? `${name} ${ability_n}` : name;
}
