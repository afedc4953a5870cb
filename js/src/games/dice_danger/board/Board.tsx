import { useLang } from "../../../core/context";
import type { BoardProps } from "../../../core/game-page";
import { useCounted, useMoment } from "../../../core/hooks";
import { MapFrame } from "../../../ui/map/MapFrame";
import { type DiceView, homeSeat } from "../view";
import { useWords } from "../words";
import { sheetOf } from "./content";
import { useFresh } from "./fresh";
import { GameOver } from "./GameOver";
import { drawingSize, spotIn } from "./geometry";
import { type Lights, lightsOf, NO_LIGHTS, previewOf, torchLights } from "./lights";
import { DungeonMap, MiniMap } from "./Map";
import { Mine } from "./Mine";
import { SeatTabs } from "./SeatTabs";
import { Tray } from "./Tray";

/** A space is about 36 units wide: 27 px at least, so that a finger finds it. */
const ZOOM = { least: 0.76, most: 2 };

/** One player's sheet on the table; under it the dice and what they can do, beside them how the player stands. */
export function Board(props: BoardProps<DiceView>) {
  const { snapshot } = props;
  const { board } = snapshot;
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
  const asked = board.phase === "clouds" ? board.next_cloud : null;
  const shown = hot ?? asked;
  const label = words.map(sheet.title[lang], owner);

  function lightsNow(): Lights {
    const pairing = preview === null ? undefined : board.pairings[preview];
    if (pairing) return previewOf(pairing.pairs);
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
          drawing={drawingSize(sheet)}
          zoom={ZOOM}
          wanted={(shown ? [shown] : [...lights.keys()]).flatMap((id) => spotIn(id, sheet))}
          label={label}
          outOfSight={words.outOfSight}
          mini={(seen) => <MiniMap sheet={sheet} view={view} lights={lights} seen={seen} />}
        >
          <DungeonMap
            {...props}
            sheet={sheet}
            view={view}
            lights={lights}
            hot={shown}
            fresh={fresh}
            heat={heated && seat === home ? heat : null}
            label={label}
          />
        </MapFrame>
      </section>
      <section class="tray">
        <Tray
          {...props}
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
