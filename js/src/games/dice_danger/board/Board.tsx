import { useRef } from "preact/hooks";
import type { BoardProps } from "../../../core/game-page";
import { useCounted, useMoment } from "../../../core/hooks";
import { useLang } from "../../../core/words/context";
import { MapFrame } from "../../../ui/map/MapFrame";
import { drawingSize, spotIn } from "../map/geometry";
import { DungeonMap, MiniMap } from "../map/Map";
import { Tray } from "../tray/Tray";
import { type DiceView, homeSeat } from "../view";
import { useWords } from "../words";
import { sheetOf } from "./content";
import { useFresh } from "./fresh";
import { GameOver } from "./GameOver";
import { Legend } from "./Legend";
import { crossingsOf, type Lights, lightsOf, NO_LIGHTS, previewOf, torchLights } from "./lights";
import { Sheet } from "./Sheet";

/** A space is about 36 units wide: 25 px at least, so that a finger finds it. */
const ZOOM = { least: 0.65, most: 2 };

/** One player's sheet on the table; under it the dice and what they can do, beside it how the player stands. */
export function Board(props: BoardProps<DiceView>) {
  const { snapshot, keys } = props;
  const { board, choices } = snapshot;
  const sheet = sheetOf(board.sheet);
  const words = useWords();
  const lang = useLang();
  const table = useRef<HTMLElement>(null);
  const home = homeSeat(board);
  const [looked, look] = useMoment<number | null>(`${snapshot.branch.game} ${board.roll}`, null);
  const [preview, setPreview] = useMoment<number | null>(snapshot.seq, null);
  const [torch, setTorch] = useMoment(snapshot.seq, snapshot.chosen?.[0] === "torch");
  const [hot, setHot] = useMoment<string | null>(snapshot.seq, null);
  const [heated, setHeated] = useMoment("always", false);
  const [legend, setLegend] = useMoment("always", false);
  // Whoever weighs pairs wants to see what they would cross, on the own sheet.
  const seat = board.looking ?? (preview !== null || hot !== null ? home : (looked ?? home));
  const view = board.players[seat];
  const fresh = useFresh(snapshot, seat, sheet);
  const odds = useCounted(snapshot);
  if (!view) return null;
  const heat = odds?.locked ? null : (odds?.heat ?? null);
  const crossings = crossingsOf(choices);
  const lights = seat === home ? lightsNow() : NO_LIGHTS;
  const owner = snapshot.seats[seat]?.name ?? "";
  const asked = choices.find(({ action }) => action[0] === "number")?.action[1];
  const shown = hot ?? (asked === undefined ? null : String(asked));
  const whose = seat === snapshot.seat ? words.yourSheet : words.sheetOf(owner);
  const label = `${sheet.title[lang]}. ${whose}`;

  function lightsNow(): Lights {
    const pairing = preview === null ? undefined : board.pairings[preview];
    if (pairing) return previewOf(pairing.pairs);
    return torch ? torchLights(crossings) : lightsOf(crossings);
  }

  return (
    <>
      <section ref={table} class="table dungeon" aria-label={words.table}>
        {seat !== home && <p class="whose">{words.sheetOf(owner)}</p>}
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
        {snapshot.over && <GameOver snapshot={snapshot} review={props.review} />}
        {legend && <Legend sheet={sheet} onClose={() => setLegend(false)} />}
      </section>
      <Sheet snapshot={snapshot} sheet={sheet} seat={seat} onLook={look} keys={keys} />
      <Tray
        {...props}
        sheet={sheet}
        crossings={crossings}
        preview={preview}
        onPreview={setPreview}
        torch={torch}
        onTorch={setTorch}
        onHot={setHot}
        legend={{ on: legend, toggle: () => setLegend(!legend) }}
        heat={heat && { on: heated, toggle: () => setHeated(!heated) }}
      />
    </>
  );
}
