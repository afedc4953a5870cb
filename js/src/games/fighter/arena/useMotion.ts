// How things may move here: the shell writes it on its frame.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

export interface Moving {
  /** 1 is normal; 0 shows ends only. */
  speed: number;
  still: boolean;
}

export function useMotion(part: RefObject<Element | null>): Moving {
  const [motion, setMotion] = useState<Moving>({ speed: 1, still: false });
  useLayoutEffect(() => {
    const frame = part.current?.closest<HTMLElement>(".dw");
    if (!frame) return;
    const pace = Number(frame.style.getPropertyValue("--pace") || 1);
    const next = { speed: pace > 0 ? 1 / pace : 0, still: frame.hasAttribute("data-still") };
    if (next.speed !== motion.speed || next.still !== motion.still) setMotion(next);
  });
  return motion;
}
