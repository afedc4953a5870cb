// Written by `python -m scripts.gen_contract` from the Python types. Do not edit.

/** The dark squares of a picture for cameras, as an SVG path on a square. */
export interface Qr {
  path: string;
  size: number;
}

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
}

/** An address that opens one seat, or the wall; without segno there is no picture of it. */
export interface InvitedLink {
  link: string;
  qr: Qr | null;
}

/** The answer to `links`. */
export interface Links {
  type: string;
  seats: Record<string, InvitedLink>;
  wall: InvitedLink;
}
