// Most of a board is as it was a click ago: parts that only draw their props need not be drawn again.
import { Component, type ComponentChild, type ComponentType } from "preact";

/** A part that is drawn again only when one of its props has changed; it may use no hooks. */
export function still<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const was = this.props as P;
      const names = new Set([...Object.keys(was), ...Object.keys(next)]) as Set<keyof P>;
      return [...names].some((name) => was[name] !== next[name]);
    }

    override render(props: P): ComponentChild {
      return draw(props);
    }
  };
}
