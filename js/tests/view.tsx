// Mounts the game as a notebook would and looks at it as a person would.
import { within } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { onTestFinished } from "vitest";
import { Conversation } from "../src/core/conversation";
import type { GamePage } from "../src/core/game-page";
import type { Host } from "../src/core/hosts/host";
import { mount } from "../src/core/mount";
import { welcomePage } from "../src/games/welcome/page";
import { Shell } from "../src/ui/shell/Shell";

export function openGame(host: Host, game: GamePage = welcomePage) {
  const el = document.createElement("div");
  document.body.append(el);
  const stop = new AbortController();
  const conversation = new Conversation(host, stop.signal);
  const close = () =>
    act(() => {
      stop.abort();
      el.remove();
    });
  void act(() =>
    mount(el, "", <Shell conversation={conversation} game={game} document={document} />, stop.signal),
  );
  onTestFinished(() => void close());
  const root = (el.firstElementChild as HTMLElement).shadowRoot as ShadowRoot;
  const widget = root.querySelector(".dw") as HTMLElement;
  return { el, root, widget, conversation, close, ...within(widget) };
}

/** Do something and let the page draw what follows from it. */
export function settle(change: () => void): void {
  void act(change);
}

export const click = (element: Element) => settle(() => (element as HTMLElement).click());

export const press = (element: Element, key: string) =>
  settle(
    () => void element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
