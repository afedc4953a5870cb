// A widget of the lab in a test: its state is given, and what it sends is kept.
import { within } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { onTestFinished } from "vitest";
import type { StateAnswer, StateHost } from "../src/core/hosts/host";
import { mount } from "../src/core/mount";
import { Lab } from "../src/lab/Lab";

export type Sent = Record<string, unknown>;

/** A widget of the lab on a page of its own, with all that it sends. */
export function show(kind: string, state: object, hasKernel = true) {
  const sent: Sent[] = [];
  const ears = new Set<(message: StateAnswer) => void>();
  const host: StateHost = {
    hasKernel,
    kind: () => kind,
    state: () => state,
    looks: () => ({ lang: "en", theme: "light", speed: 0 }),
    set: () => {},
    send: (message) => sent.push(message),
    subscribe: () => () => {},
    listen: (onMessage) => {
      ears.add(onMessage);
      return () => ears.delete(onMessage);
    },
  };
  const el = document.createElement("div");
  document.body.append(el);
  const stop = new AbortController();
  void act(() => mount(el, "", <Lab host={host} document={document} />, stop.signal));
  onTestFinished(() => {
    void act(() => stop.abort());
    el.remove();
  });
  const root = (el.firstElementChild as HTMLElement).shadowRoot as ShadowRoot;
  const say = (message: StateAnswer & Sent) =>
    void act(() => {
      for (const ear of ears) ear(message);
    });
  return { sent, say, ...within(root.querySelector("section") as HTMLElement) };
}

/** Write into a field. */
export function type(field: HTMLElement, text: string): void {
  void act(() => {
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Click a button. */
export const press = (button: HTMLElement) => void act(() => button.click());
