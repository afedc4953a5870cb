// What a play page and its kernel say to each other.
import type { Progress } from "./fetching";
import type { PageInfo } from "./info";
import type { Request } from "./kernel";
import type { Files } from "./memory";

export type ToKernel =
  | {
      type: "start";
      info: PageInfo;
      request: Request;
      /** In a file that plays: all that is else fetched. */
      files?: Files;
    }
  | { type: "text"; text: string };

export type FromKernel =
  | { type: "progress"; progress: Progress }
  | { type: "fetched" }
  | { type: "open" }
  | { type: "text"; text: string }
  /** A text of the page was dealt with. */
  | { type: "done" }
  | { type: "keep"; save: string | null }
  | { type: "count"; stats: string | null }
  /** `sentence` is Python's, for the player; without one something could not be fetched, or broke: `detail` says what. */
  | { type: "failed"; sentence: string | null; unreached: boolean; detail: string }
  /** The code that was asked for opens on another page. */
  | { type: "elsewhere"; page: string };
