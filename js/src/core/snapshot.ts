// A snapshot with the board of a game. The kernel sends it as plain data; from here on it has a type.
import type { Snapshot as Sent, ReplayData as SentReplay } from "../generated/contract";

export type Snapshot<V = unknown> = Omit<Sent, "board"> & {
  readonly board: V;
  /** A scene on the way to what the kernel sent: its odds are those of the player's last choice. */
  readonly onTheWay?: true;
};

export type ReplayData = Omit<SentReplay, "frames"> & { readonly frames: Snapshot[] };

/** Who is "you" in what is told: the seat at the screen, and nobody where several people are told at once. */
export const toldTo = ({ seat, to_all }: Pick<Sent, "seat" | "to_all">) => (to_all ? null : seat);
