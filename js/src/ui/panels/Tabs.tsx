import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useRoving } from "../../core/roving";

export interface TabSpec {
  id: string;
  label: string;
  body(): ComponentChildren;
}

interface TabsProps {
  label: string;
  tabs: readonly TabSpec[];
  selected: string;
  onSelect(id: string): void;
  /** At the end of the row of tabs. */
  close?: ComponentChildren;
  /** Below the page, always in sight. */
  children?: ComponentChildren;
}

export function Tabs({ label, tabs, selected, onSelect, close, children }: TabsProps) {
  const base = useId();
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];
  const rove = useRoving(tabs.map(({ id }) => id));
  if (!current) return null;
  return (
    <>
      <div class="tabs">
        <div class="tablist" role="tablist" aria-label={label} {...rove.group}>
          {tabs.map(({ id, label: name }) => (
            <button
              key={id}
              type="button"
              class="tab"
              role="tab"
              id={`${base}-${id}`}
              aria-selected={id === current.id}
              aria-controls={`${base}-panel`}
              onClick={() => onSelect(id)}
              {...rove.item(id)}
              tabIndex={id === current.id ? 0 : -1}
            >
              {name}
            </button>
          ))}
        </div>
        {close}
      </div>
      <div
        key={current.id}
        class="scroll"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard
        tabIndex={0}
      >
        {current.body()}
      </div>
      {children}
    </>
  );
}
