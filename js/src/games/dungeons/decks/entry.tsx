// The deck builder is a bundle of its own: who plays without a tournament need not carry it.
import type { RenderProps } from "@anywidget/types";
import { anywidgetStateHost, type StateTraits } from "../../../core/hosts/anywidget-host";
import { Link } from "../../../core/hosts/link";
import { mount } from "../../../core/mount";
import { sharedCss } from "../../../ui/styles";
import { Builder } from "./Builder";
import css from "./builder.css";

function render({ model, el, signal }: RenderProps<StateTraits>): void {
  const host = anywidgetStateHost(model, new Link(el, model, signal));
  mount(el, sharedCss + css, <Builder host={host} document={el.ownerDocument} />, signal);
}

export default { render };
