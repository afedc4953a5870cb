// The widgets of the lab in one bundle: the model says which one it is.
import type { RenderProps } from "@anywidget/types";
import { anywidgetStateHost, type StateTraits } from "../core/hosts/anywidget-host";
import { Link } from "../core/hosts/link";
import { mount } from "../core/mount";
import { sharedCss } from "../ui/styles";
import { labCss } from "./css";
import { Lab } from "./Lab";

function render({ model, el, signal }: RenderProps<StateTraits>): void {
  const host = anywidgetStateHost(model, new Link(el, model, signal));
  mount(el, sharedCss + labCss, <Lab host={host} document={el.ownerDocument} />, signal);
}

export default { render };
