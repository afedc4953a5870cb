// The pictures of the cards; their words and numbers come from the kernel.
import art from "art:dungeons:heroes,quests,maps,banes,boons,monsters,traps,treasures";
import unknown from "icon:card-random";
import type { IconArt } from "../../../core/game-page";

export { costsPeril, toneOf } from "../board/families";

export const pictureOf = (icon: string): IconArt => art[icon] ?? unknown;
