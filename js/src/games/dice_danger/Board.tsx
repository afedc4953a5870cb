import { useLang } from "../../core/context";
import type { BoardProps } from "../../core/game-page";
import { useCounted } from "../../core/hooks";
import { sheetOf } from "./content";
import { useFresh } from "./fresh";
import { GameOver } from "./GameOver";
import { useMoment } from "./hooks";
import { boardOf, homeSeat } from "./labels";
import { type Lights, lightsOf, NO_LIGHTS, previewOf, torchLights } from "./lights";
import { DungeonMap } from "./Map";
import { MapFrame } from "./MapFrame";
import { Mine } from "./Mine";
import { SeatTabs } from "./SeatTabs";
import { Tray } from "./Tray";
import { useWords } from "./words";

/** One player's sheet on the table; under it the dice and what they can do, beside them how the player stands. */
export function Board(props: BoardProps) {
  const { snapshot, ready, act } = props;
  const board = boardOf(snapshot);
  const sheet = sheetOf(board.sheet);
  const words = useWords();
  const lang = useLang();
  const home = homeSeat(board);
  const [looked, look] = useMoment<number | null>(`${snapshot.seed} ${board.roll}`, null);
  const [preview, setPreview] = useMoment<number | null>(snapshot.seq, null);
  const [torch, setTorch] = useMoment(snapshot.seq, false);
  const [hot, setHot] = useMoment<string | null>(snapshot.seq, null);
  const [heated, setHeated] = useMoment("always", false);
  // Whoever weighs pairs wants to see what they would cross, on the own sheet.
  const seat = preview !== null || hot !== null ? home : (looked ?? home);
  const view = board.players[seat];
  const fresh = useFresh(snapshot, seat, sheet);
  const odds = useCounted(snapshot);
  if (!view) return null;
  const heat = odds?.locked ? null : (odds?.heat ?? null);
  const lights = seat === home ? lightsNow() : NO_LIGHTS;
  const owner = snapshot.seats[seat]?.name ?? "";
  const asked = board.next_cloud && board.phase === "clouds" ? board.next_cloud : null;

  function lightsNow(): Lights {
    const shown = preview === null ? undefined : board.pairings[preview];
    if (shown) return previewOf(shown.pairs);
    if (!board.choice) return NO_LIGHTS;
    return torch ? torchLights(board.choice) : lightsOf(board.choice);
  }

  return (
    <>
      <section class="table dungeon" aria-label={words.table}>
        <SeatTabs
          snapshot={snapshot}
          board={board}
          shown={seat}
          onLook={look}
          heat={heat && seat === home ? { on: heated, toggle: () => setHeated(!heated) } : null}
        />
        {snapshot.over && <GameOver snapshot={snapshot} />}
        <MapFrame
          sheet={sheet}
          view={view}
          lights={lights}
          hot={hot ?? asked}
          label={words.map(sheet.title[lang], owner)}
        >
          <DungeonMap
            sheet={sheet}
            view={view}
            killed={board.killed}
            lights={lights}
            hot={hot ?? asked}
            fresh={fresh}
            heat={heated && seat === home ? heat : null}
            owner={owner}
            ready={ready}
            act={act}
          />
        </MapFrame>
      </section>
      <section class="tray">
        <Tray
          {...props}
          board={board}
          sheet={sheet}
          preview={preview}
          onPreview={setPreview}
          torch={torch}
          onTorch={setTorch}
          onHot={setHot}
        />
        <Mine sheet={sheet} view={view} board={board} owner={owner} seat={seat} />
      </section>
    </>
  );
}
