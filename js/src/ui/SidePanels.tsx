import { useMemo, useState } from "preact/hooks";
import { useStrings } from "../core/context";
import type { Conversation } from "../core/conversation";
import type { GamePage } from "../core/game-page";
import { useCounted, useLater } from "../core/hooks";
import type { Snapshot } from "../core/snapshot";
import { Inspector } from "./Inspector";
import { Log } from "./Log";
import { OddsPanel } from "./OddsPanel";
import { RulesPanel } from "./RulesPanel";
import { Tabs } from "./Tabs";

interface SidePanelsProps {
  game: GamePage;
  conversation: Conversation;
  snapshot: Snapshot;
  /** Wide widgets pin the log under the odds; narrow ones give it a tab. */
  wide: boolean;
}

/** Beside the board, and a frame behind it: a click is answered where the player looks first. */
export function SidePanels({ snapshot, ...props }: SidePanelsProps) {
  const late = useLater(snapshot, snapshot.seq);
  const { pending, earlier, inspection } = props.conversation.state;
  return useMemo(
    () => <Panels {...props} snapshot={late} />,
    [late, props.wide, pending, earlier, inspection],
  );
}

function Panels({ game, conversation, snapshot, wide }: SidePanelsProps) {
  const strings = useStrings();
  const [selected, setSelected] = useState("odds");
  const { host, state } = conversation;
  const counting = snapshot.odds_due && host.hasKernel;
  const odds = useCounted(snapshot);
  const log = () => (
    <Log
      snapshot={snapshot}
      earlier={state.earlier}
      onSeek={(step) => conversation.seek(step)}
      onEarlier={() => conversation.earlierLog()}
    />
  );
  const tabs = [
    {
      id: "odds",
      label: strings.odds,
      body: () => (
        <OddsPanel
          odds={odds}
          counting={counting}
          game={game}
          seat={snapshot.seat}
          waiting={state.pending || counting || !host.hasKernel}
          canAsk={host.hasKernel}
          onPredict={(guess) => conversation.request({ type: "predict", guess })}
          onAskBeliefs={() => host.set({ beliefs: true })}
        />
      ),
    },
    ...(wide ? [] : [{ id: "log", label: strings.log, body: log }]),
    {
      id: "inspector",
      label: strings.inspector,
      body: () => (
        <Inspector
          snapshot={snapshot}
          inspection={state.inspection}
          canAsk={host.hasKernel}
          inspect={(seat, step) => conversation.inspect(seat, step)}
        />
      ),
    },
    { id: "rules", label: strings.rules, body: () => <RulesPanel rules={host.rules()} /> },
  ];
  return (
    <aside class="side ledger" aria-label={strings.panels}>
      <Tabs label={strings.panels} tabs={tabs} selected={selected} onSelect={setSelected} />
      {wide && selected === "odds" && log()}
    </aside>
  );
}
