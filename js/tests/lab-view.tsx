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
  let now = state;
  const eyes = new Set<() => void>();
  const ears = new Set<(message: StateAnswer) => void>();
  const host: StateHost = {
    hasKernel,
    kind: () => kind,
    state: () => now,
    looks: () => ({ lang: "en", theme: "light", speed: 0 }),
    set: () => {},
    send: (message) => sent.push(message),
    subscribe: (onChange) => {
      eyes.add(onChange);
      return () => eyes.delete(onChange);
    },
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
  const become = (next: object) =>
    void act(() => {
      now = next;
      for (const eye of eyes) eye();
    });
  return { sent, say, become, ...within(root.querySelector("section") as HTMLElement) };
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
