// Every hero with all that lies open before his player, and what the signs of the map mean, for the panel.

import { Legend } from "../map/Legend";
import type { DungeonsSnapshot } from "../view";
import { Pools } from "./Pools";
import { Quests } from "./Quests";
import { HeroLine, InPlay } from "./Sheet";

export function Heroes({ snapshot }: { snapshot: DungeonsSnapshot }) {
  const { board, seats } = snapshot;
  return (
    <div class="heroes">
      <Pools snapshot={snapshot} seat={null} />
      {board.players.map(
        (hero) =>
          hero.hero && (
            <div key={hero.seat}>
              <HeroLine hero={hero} who={seats[hero.seat]?.name ?? ""} />
              <InPlay hero={hero} />
              <Quests hero={hero} board={board} />
            </div>
          ),
      )}
      <Legend />
    </div>
  );
}
