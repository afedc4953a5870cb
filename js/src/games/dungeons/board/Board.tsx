// The dungeon on the table, the hand below it, and beside them what may be done and how one stands.
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import { AlwaysPass } from "../../../ui/choices/AlwaysPass";
import { useDeaf } from "../../../ui/shell/deaf";
import { DungeonMap } from "../map/Map";
import { useWalk } from "../map/walk";
import { type DungeonsBoard, isInHand } from "../view";
import { useWords } from "../words";
import { Aim } from "./Aim";
import { contestOf } from "./Contest";
import { Drawn } from "./Drawn";
import { GameOver } from "./GameOver";
import { Hand } from "./Hand";
import { Sheet } from "./Sheet";
import { walkOf } from "./Walking";

export function Board(props: BoardProps<DungeonsBoard>) {
  const words = useWords();
  const { snapshot, actions, keys, ready, act, request } = props;
  const { board } = snapshot;
  // A card of the hand with several targets is picked first; a tile is turned before it is laid.
  const [picked, pick] = useState<string | null>(null);
  const [turned, turn] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  useDeaf(desk, picked ?? "");
  useEffect(() => pick(null), [snapshot.seq, ready]);
  // At a step of the past the tile lies as it was laid.
  const { chosen } = snapshot;
  useEffect(() => turn(chosen?.[0] === "build" && chosen[3] === 180), [board.drawn, chosen]);
  const walk = useWalk(props);
  // What is pointed at on the map, and what the desk wants to be seen there.
  const [pointed, point] = useState<string | null>(null);
  const [sought, seek] = useState<string | null>(null);
  const contest = board.phase === "over" ? null : contestOf(snapshot);
  const aimed = picked
    ? snapshot.choices.filter((choice) => !choice.reason && isInHand(choice) && choice.at.includes(picked))
    : [];
  return (
    <div class="tomb">
      <section class="table" aria-label={words.table}>
        <DungeonMap
          {...props}
          turned={turned}
          onTurn={() => turn(!turned)}
          walk={walk}
          pointed={pointed ?? sought}
          sought={sought}
          onPoint={point}
          over={contest ?? walkOf(snapshot, walk)}
        />
        {board.phase === "over" && <GameOver snapshot={snapshot} review={props.review} />}
      </section>
      <Hand {...props} picked={picked} onPick={(place) => pick(place === picked ? null : place)} />
      <div class="desk" ref={desk}>
        {keys}
        {board.drawn && (
          <Drawn card={board.drawn} choices={snapshot.choices} turned={turned} onTurn={() => turn(!turned)} />
        )}
        {picked && aimed.length > 0 ? (
          <Aim place={picked} choices={aimed} snapshot={snapshot} act={act} onBack={() => pick(null)} />
        ) : (
          actions
        )}
        <AlwaysPass snapshot={snapshot} ready={ready} request={request} />
        <Sheet snapshot={snapshot} ready={ready} act={act} onSeek={seek} />
      </div>
    </div>
  );
}
