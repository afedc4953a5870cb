// Most of a board is as it was a click ago: parts that only draw their props need not be drawn again.
import { Component, type ComponentChild, type ComponentType } from "preact";

/** A part that is drawn again only when one of its props has changed; it may use no hooks. */
export function still<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const was = this.props as P;
      for (const name in next) if (was[name] !== next[name]) return true;
      for (const name in was) if (!(name in next)) return true;
      return false;
    }

    override render(props: P): ComponentChild {
      return draw(props);
    }
  };
}
