// Other screens in one bundle: the page that a link opens, and the widgets behind it (the model says which one it is).
import type { RenderProps } from "@anywidget/types";
import { anywidgetStateHost, type StateTraits } from "../core/hosts/anywidget-host";
import { Link } from "../core/hosts/link";
import { mount } from "../core/mount";
import { learn } from "../core/words/languages";
import { sharedCss } from "../ui/styles";
import { liveCss } from "./css";
import { Live } from "./Live";
import { type Entry, Screen } from "./Screen";

function render({ model, el, signal }: RenderProps<StateTraits>): void {
  const host = anywidgetStateHost(model, new Link(el, model, signal));
  mount(el, sharedCss + liveCss, <Live host={host} document={el.ownerDocument} />, signal);
}

const widget = { render };
export default widget;

/** The one element of the page that a server of ours gives away; no notebook has it. */
const place = document.getElementById("dungeon-live-screen");
if (place) {
  const others: string[] = JSON.parse(document.getElementById("languages")?.textContent ?? "[]");
  others.forEach(learn);
  const load = async (bundle: string): Promise<Entry> =>
    (bundle === "live" ? widget : (await import(`/s/${bundle}.js`)).default) as Entry;
  const byCode = document.location.pathname !== "/t";
  const secret = decodeURIComponent(document.location.hash.slice(1));
  const names = place.dataset.names !== "no";
  const view = <Screen document={document} byCode={byCode} secret={secret} names={names} load={load} />;
  mount(place, sharedCss + liveCss, view, new AbortController().signal);
}
