// What Welcome to the Dungeon gives the shared shell.
import type { Awaited, BoardGroup, ExtraChoice, GamePage, GuideNote } from "../../core/game-page";
import type { Lang } from "../../core/hosts/host";
import { CaseBook } from "../../ui/charts/CaseBook";
import { BeliefGrid } from "../../ui/odds/BeliefGrid";
import { actionIcon, cardPick, gate, kindIcon, passOn } from "./board/art";
import { Board } from "./board/Board";
import { heroOf } from "./board/content";
import { explain } from "./board/explain";
import { Monsters } from "./board/Monsters";
import { css } from "./css";
import { scenes } from "./scenes";
import { factsOf, standing, type WelcomeBoard, type WelcomeSnapshot } from "./view";
import { type Words, wordsFor } from "./words";

/** Decisions made by touching the table rather than a plain button. */
const GROUPS: Readonly<Record<string, BoardGroup>> = {
  strip: tileGroup(
    "strip",
    (words) => words.stripOne,
    (words, n) => words.litTiles(n),
  ),
  use: tileGroup(
    "use",
    (words) => words.useOne,
    (words, n) => words.pickTile(n),
  ),
  discard: tileGroup(
    "discard",
    (words) => words.discardOne,
    (words, n) => words.pickTile(n),
  ),
  hero: { name: "hero", button: null },
  name: tileGroup(
    "name",
    (words) => words.nameOne,
    (words, n) => words.pickCard(n),
  ),
};

function tileGroup(
  name: string,
  label: (words: Words) => string,
  hint: (words: Words, n: number) => string,
): BoardGroup {
  return {
    name,
    button: {
      icon: cardPick,
      label: (lang) => label(wordsFor(lang)),
      hint: (lang, count) => hint(wordsFor(lang), count),
    },
  };
}

/** In these phases the auction goes on. */
const BIDDING = new Set(["bid", "deal", "card"]);

/** As far as anybody can see, who has not passed will draw or pass again. */
function bidAgain({ board, seat }: WelcomeSnapshot, lang: Lang): Awaited[] {
  const own = board.players[seat ?? -1];
  if (!BIDDING.has(board.phase) || !own || own.passed || own.out) return [];
  const words = wordsFor(lang);
  return [
    { label: words.draw, icon: actionIcon(["draw"]) },
    { label: words.pass, icon: actionIcon(["pass"]) },
  ];
}

export const welcomePage: GamePage<WelcomeBoard> = {
  id: "welcome",
  crest: gate,
  css,
  credits: [
    "Welcome to the Dungeon: Masato Uesugi; Paul Mafayon; © 2013 Oink Games, © 2014 IELLO",
    "Welcome Back to the Dungeon: Masato Uesugi, Antoine Bauza; Paul Mafayon; © 2016 IELLO",
  ],
  panel: "beside",
  Board,
  Beliefs: ({ belief }) => BeliefGrid({ belief, iconOf: kindIcon }),
  Cases: (props) => CaseBook({ ...props, iconOf: kindIcon }),
  iconOf: actionIcon,
  noOdds: ({ board }, lang) => (board.hero && board.phase !== "hero" ? null : wordsFor(lang).noHeroYet),
  boardGroup: ({ action }) => GROUPS[String(action[0])] ?? null,
  extras: playToTheEnd,
  tabs: [
    {
      id: "monsters",
      label: (lang) => wordsFor(lang).monsters,
      // Odds stay until the end of a round has been seen.
      shown: ({ board, onTheWay }) => (board.phase === "hero" && !onTheWay ? "first" : "last"),
      Body: Monsters,
    },
  ],
  scenes,
  awaited: bidAgain,
  standing: (snapshot, seat, lang) => standing(snapshot, seat, wordsFor(lang)),
  facts: factsOf,
  explain,
  guide,
};

/** Turning cards is no decision: a player may let them all turn until one asks for a choice. */
function playToTheEnd(snapshot: WelcomeSnapshot, lang: Lang): ExtraChoice[] {
  const canTurn = snapshot.choices.some(({ action, reason }) => action[0] === "turn" && reason === null);
  const left = snapshot.board.run?.left ?? 0;
  if (!canTurn || left < 2) return [];
  const words = wordsFor(lang);
  return [{ label: words.playToEnd, hint: words.turnAll(left), icon: passOn, request: { type: "auto" } }];
}

/** The first time it is the player's turn to bid: who goes in, with what, and how one gets out of it. */
function guide({ board, choices }: WelcomeSnapshot, lang: Lang): GuideNote[] {
  if (!board.hero || choices.length === 0 || !BIDDING.has(board.phase)) return [];
  const words = wordsFor(lang);
  const name = heroOf(board.hero).name[lang];
  return [
    { at: [".hero"], title: words.guideHero(name), text: words.guideHeroText(board.hp) },
    {
      at: [".tiles"],
      title: words.guideTiles[board.tiles.filter(({ place }) => place === "hero").length] ?? "",
      text: words.guideTilesText,
    },
    { at: [".piles"], title: words.guidePiles, text: words.guidePilesText },
    { at: [".acts"], title: words.guideActs, text: words.guideActsText },
    { at: [".side .scroll", ".panelkeys"], title: words.guideOdds, text: words.guideOddsText },
  ];
}
