// What a game gives the shared shell: its board, its icons and how its events are played.
import type { ComponentChild, ComponentChildren } from "preact";
import type { Belief, CardFace, CasesAnswer, Choice, Odds } from "../generated/contract";
import type { Request } from "./conversation";
import type { Lang } from "./hosts/host";
import type { Action } from "./hosts/messages";
import type { Happened, Scene } from "./scene";
import type { Snapshot } from "./snapshot";

/** The side of the square that icons of the set are drawn on. */
export const ICON_SIDE = 512;

/** The drawing of an icon on a square, of that side if nothing else is said. */
export interface IconArt {
  readonly path: string;
  readonly size?: number;
  /** Holes are cut by drawing twice, as in our own marks. */
  readonly evenodd?: true;
}

export interface BoardProps<V> {
  snapshot: Snapshot<V>;
  /** The player may act now: live, nothing pending, nothing playing. */
  ready: boolean;
  act(action: Action): void;
  /** One choice is all there is to make, as in a puzzle: nothing walks on by itself. */
  single?: boolean;
  /** Anything else that changes the game, such as an undo. */
  request(request: Request): void;
  /** The row of choices, for the board to put in its place; it never moves in a game. */
  actions: ComponentChildren;
  /** After the game: the chance at each own choice, for a board that has room for it. */
  review: ComponentChildren;
  /** Buttons that open the panels, where these do not stand beside the board. */
  keys: ComponentChildren;
}

export interface FiguresProps {
  odds: Odds;
}

export interface BeliefsProps {
  belief: Belief;
}

export interface CasesProps {
  cases: CasesAnswer;
  /** Ask for them in some order, with one of them opened. */
  onAsk(sort: string, at: number | null): void;
}

/** A button of the page's own, beside the choices the rules list. */
export interface ExtraChoice {
  label: string;
  hint: string;
  icon: IconArt;
  request: Request;
}

/** A choice to come: nothing of what it will lead to may be told. */
export interface Awaited {
  label: string;
  icon: IconArt | null;
}

/** A page of the panel that only this game has. */
export interface GameTab<V> {
  id: string;
  label(lang: Lang): string;
  /** Whether it is there now, and if so whether it is the first to be seen. */
  shown(snapshot: Snapshot<V>): "first" | "last" | null;
  Body(props: { snapshot: Snapshot<V> }): ComponentChild;
}

/** A note of the first round: about which part of the board, and what it says. */
export interface GuideNote {
  /** Selectors of the part it points at: the first that this room shows. */
  at: readonly string[];
  title: string;
  text: string;
  /** The board can be used while it stands: doing what it asks ends it. */
  lets?: true;
  /** Notes go on at a later choice: the last of these only gives the board free. */
  more?: true;
}

/** What a thing is, for those who ask. */
export interface Explained {
  title: string;
  body: ComponentChildren;
}

/** A name and a value of the position, for people. */
export interface Fact {
  label: string;
  value: string;
}

/** `V` is the game's view, as the kernel sends it. Components are written as methods: the shell knows no game's `V`. */
export interface GamePage<V = unknown> {
  id: string;
  crest: IconArt;
  css: string;
  /** Whose game it is, as its rulebook names them. */
  credits?: readonly string[];
  /** Where the panels stand in a room of middling size: beside the board, or in a drawer over it. */
  panel: "beside" | "drawer";
  /** Where a guess is asked for first, the drawer opens by itself: it covers no choice of this game. */
  asksInDrawer?: true;
  /** The table: all that is not panel, title, turn line or timeline. */
  Board(props: BoardProps<V>): ComponentChild;
  iconOf(action: Action): IconArt | null;
  /** Choices whose places carry a number on the board, in their order; the number stands on the button and is its key. */
  isNumbered?(choice: Choice): boolean;
  /** The choice leads to what one is after: it says so however little room there is. */
  isWanted?(choice: Choice, board: V): boolean;
  /** What a seat can conclude about what is hidden; none in a game that hides nothing. */
  Beliefs?(props: BeliefsProps): ComponentChild;
  /** How the odds were counted, case by case; none in a game whose cases are too many. */
  Cases?(props: CasesProps): ComponentChild;
  /** Why there are no odds at this moment, where the game can say. */
  noOdds?(snapshot: Snapshot<V>, lang: Lang): string | null;
  /** The odds drawn as only this game draws them, in place of the bar cut into its parts. */
  Figures?(props: FiguresProps): ComponentChild;
  /** Choices made by touching the board; null when this one is a plain button. */
  boardGroup(choice: Choice): BoardGroup | null;
  extras?(snapshot: Snapshot<V>, lang: Lang): ExtraChoice[];
  tabs?: readonly GameTab<V>[];
  /** What has happened, in order; empty when nothing needs showing. `faces` as for `facts`. */
  scenes(happened: Happened<V>, lang: Lang, faces: Readonly<Record<string, CardFace>>): Scene<V>[];
  /** What one will choose between when it is one's turn again, if that is plain from what is shown: it waits in its place. */
  awaited?(shown: Snapshot<V>, lang: Lang): Awaited[];
  /** How each player stands in few words, for the title bar of a projector. */
  standing?(snapshot: Snapshot<V>, seat: number, lang: Lang): string;
  /** The position in words a player uses; `faces` names the cards whose words come from the kernel. */
  facts?(view: V, snapshot: Snapshot<V>, lang: Lang, faces: Readonly<Record<string, CardFace>>): Fact[];
  /** What a thing is, by the `data-help` it carries on the board. */
  explain?(id: string, snapshot: Snapshot<V>, lang: Lang): Explained | null;
  /** The notes of the first round; none while the board has nothing to point at. */
  guide?(snapshot: Snapshot<V>, lang: Lang): GuideNote[];
}

/** Several choices that are one decision, made on the board; where it is not plain, a button leads there. */
export interface BoardGroup {
  name: string;
  /** Its button stands before the plain choices, as it is what one mostly does. */
  first?: boolean;
  button: {
    icon: IconArt;
    label(lang: Lang): string;
    hint(lang: Lang, count: number): string;
  } | null;
}
