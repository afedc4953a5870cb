import type { Explained } from "../../../core/game-page";
import type { Lang } from "../../../core/hosts/host";
import { useFaces } from "../../../core/words/context";
import { Icon } from "../../../ui/pieces/Icon";
import type { DungeonsSnapshot } from "../view";
import { wordsFor } from "../words";
import { artOf, costSaid, printed, useNames } from "./content";

/** What lies on the table, for those who ask: "card:e-ghoul", "map:m-crypt", "quest:q-vault", "hero:h-thief", "pools". */
export function explain(id: string, _: DungeonsSnapshot, lang: Lang): Explained | null {
  const words = wordsFor(lang);
  const [kind = "", name = ""] = id.split(":");
  if (kind === "pools") return { title: words.pools, body: <p>{words.explainPools}</p> };
  if (kind === "stat") return { title: words.scores, body: <p>{words.explainScores}</p> };
  if (!printed(name)) return null;
  const card = kind === "card" ? costSaid(name, words) : "";
  return { title: words.explained[kind] ?? "", body: <CardText card={name} cost={card} /> };
}

function CardText({ card, cost }: { card: string; cost: string }) {
  const nameOf = useNames();
  const text = useFaces()[card]?.text;
  return (
    <div class="row">
      <Icon art={artOf(card)} class="face" />
      <p>
        <b>{nameOf(card)}</b> {cost && <span class="cap">{cost}</span>}
        <br />
        {text}
      </p>
    </div>
  );
}
