// The front page: its language, the field for a code, and a board to play on.

import target from "icon:bullseye";
import gate from "icon:dungeon-gate";
import ninja from "icon:ninja-heroic-stance";
import dice from "icon:rolling-dices";
import arch from "icon:stone-bridge";
import { gameOf } from "../core/asked-moment";
import type { Lang } from "../core/hosts/host";
import { learn, spokenOf } from "../core/words/languages";
import { type BoardInfo, showBoard } from "./front/board";
import { pageOfDay } from "./front/days";
import { workOffline } from "./offline";
import { takeTheme } from "./theme";
import { showLang, siteWords } from "./words";

interface FrontInfo {
  /** Which page opens the codes of which game, by the name in the code; the first is for codes that do not say. */
  pages: Record<string, string>;
  board: BoardInfo;
  /** Languages beside English and French, as a kernel tells them. */
  languages?: readonly string[];
}

const LANG = "dungeon-widgets-lang";

function chosenLang(): Lang {
  const asked = new URL(location.href).searchParams.get("lang") ?? stored();
  return spokenOf([...(asked ? [asked] : []), ...navigator.languages]);
}

function stored(): string | null {
  try {
    return localStorage.getItem(LANG);
  } catch {
    return null; // nothing may be kept
  }
}

function setLang(lang: Lang): void {
  showLang(document, lang);
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-lang]"))
    button.setAttribute("aria-pressed", String(button.dataset.lang === lang));
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-play]"))
    link.href = `${link.dataset.play}?lang=${lang}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-days]"))
    link.href = `${pageOfDay(new Date(), (link.dataset.days ?? "").split(" "))}?lang=${lang}&day=today`;
  for (const field of document.querySelectorAll<HTMLInputElement>("[data-ph-fr]"))
    field.placeholder = (lang === "fr" ? field.dataset.phFr : field.dataset.phEn) ?? "";
}

/** The page that opens a code: it names its game before what is packed. */
export function pageOf(code: string, pages: Record<string, string>): string | null {
  if (!/^DW[GL]\d[\w-]+$/.test(code)) return null;
  const [first = ""] = Object.values(pages);
  return pages[gameOf(code) ?? ""] ?? first;
}

function openCodes({ pages }: FrontInfo): void {
  const form = document.getElementById("code") as HTMLFormElement | null;
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const field = form.elements.namedItem("code") as HTMLInputElement;
    // A whole address may have been pasted.
    const code = field.value.replace(/\s/g, "").replace(/^.*#m=/, "");
    const page = pageOf(code, pages);
    const lang = document.documentElement.lang as Lang;
    const note = document.getElementById("code-note") as HTMLElement;
    note.textContent = page ? "" : siteWords(lang).badCode;
    if (page) location.assign(`${page}?lang=${lang}#m=${code}`);
  });
}

let shown = new AbortController();

/** The board in the language of the page; another one takes its place. */
function drawBoard(info: FrontInfo): Promise<void> {
  const el = document.getElementById("board");
  shown.abort();
  shown = new AbortController();
  return el ? showBoard(el, info.board, shown.signal) : Promise.resolve();
}

const ICONS: Record<string, { path: string; size: number }> = {
  "welcome-to-the-dungeon": gate,
  "welcome-back-to-the-dungeon": ninja,
  "dungeons-dice-danger": dice,
  "dungeon-fighter": target,
  dungeons: arch,
};

function drawIcons(): void {
  for (const svg of document.querySelectorAll<SVGElement>("svg[data-icon]")) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const { path: drawing, size } = ICONS[svg.dataset.icon ?? ""] ?? gate;
    svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
    path.setAttribute("d", drawing);
    svg.replaceChildren(path);
  }
}

takeTheme(document);
drawIcons();
const info: FrontInfo = JSON.parse(document.getElementById("front")?.textContent ?? "null");
info.languages?.forEach(learn);
setLang(chosenLang());
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-lang]"))
  button.addEventListener("click", () => {
    const lang = button.dataset.lang as Lang;
    try {
      localStorage.setItem(LANG, lang);
    } catch {
      // It is asked again next time.
    }
    setLang(lang);
    void drawBoard(info);
  });
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]"))
  button.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(button.dataset.copy ?? "");
    button.dataset.done = "";
  });
openCodes(info);
void drawBoard(info).finally(() => workOffline("./"));
