// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

import type { QrPicture } from "./contract";

/** One seat of the table, as the host is shown it. */
export interface InvitedSeat {
  seat: number;
  letter: string;
  name: string;
  status: string;
  manner: string;
  habit: string;
}

/** What the host's page shows. Links are secrets: they are sent when the page asks, and not kept in a notebook. */
export interface InvitationState {
  title: string;
  seats: InvitedSeat[];
  bots: Record<string, string>[];
  odds: boolean;
  open: boolean;
  outside: boolean;
  hub: boolean;
  watching: number;
  vote: string;
}

/** An address that opens one seat, or the wall; without segno there is no picture of it. */
export interface InvitedLink {
  link: string;
  qr: QrPicture | null;
}

/** The answer to `links`. */
export interface Links {
  type: string;
  seats: Record<string, InvitedLink>;
  wall: InvitedLink;
}

/** One answer and how many gave it; `right` is null until the truth is told. */
export interface LiveBar {
  label: string;
  students: number;
  share: number;
  right: boolean | null;
}

/**
 * The answers of a class so far: dots (place from 0 to 1, height from 1) where they are numbers, else bars.
 *
 * What was not asked for yet is null or empty.
 */
export interface LiveFigure {
  plotted: boolean;
  ticks: [number, string][];
  dots: [number, number][];
  bars: LiveBar[];
  median: number | null;
  median_text: string;
  band: number[] | null;
  band_text: string;
  exact: number | null;
  exact_text: string;
  scale: string;
}

/**
 * What is drawn below a question: a roll of dice with its note, or a board, which travels apart from the state: then
 * `said` is what it shows in words.
 */
export interface LiveDrawing {
  dice: number[];
  said: string;
}

/** What the projector shows. */
export interface ClassWallState {
  title: string;
  number: number;
  count: number;
  phase: string;
  question: string;
  options: string[][];
  drawing: LiveDrawing | null;
  figure: LiveFigure;
  done: number;
  joined: number;
  address: string;
  code: string;
  qr: QrPicture | null;
  dots: boolean;
}

/** One student, as the teacher may see them. */
export interface ClassPupil {
  mark: string;
  name: string;
  answer: string;
  here: boolean;
}

/** What the teacher's control shows beside what is on the wall. */
export interface LiveClassState {
  title: string;
  number: number;
  count: number;
  phase: string;
  question: string;
  options: string[][];
  drawing: LiveDrawing | null;
  figure: LiveFigure;
  done: number;
  joined: number;
  address: string;
  code: string;
  qr: QrPicture | null;
  dots: boolean;
  open: boolean;
  may_simulate: boolean;
  ids: string[];
  pupils: ClassPupil[];
  names: boolean;
  outside: boolean;
  hub: boolean;
  shut: boolean;
}

/** What a student is told when the teacher shows the truth. */
export interface PhoneTold {
  exact: string;
  percent: string;
  about: string;
  median: string;
  sentence: string;
  right: boolean | null;
  figure: LiveFigure;
}

/** What one student's screen shows. */
export interface PhoneState {
  title: string;
  number: number;
  count: number;
  phase: string;
  id: string;
  question: string;
  form: string;
  most: number;
  options: string[][];
  drawing: LiveDrawing | null;
  answer: string;
  shown: string;
  at: number | null;
  committed: string;
  done: number;
  joined: number;
  name: string;
  letter: string;
  may_rename: boolean;
  code: string;
  told: PhoneTold | null;
}
