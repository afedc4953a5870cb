import type { TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";
import { countChanges, type TreeNode } from "../../core/diff";
import { useRoving } from "../../core/roving";
import { useStrings } from "../../core/words/context";
import * as glyphs from "../pieces/glyphs";
import { Icon } from "../pieces/Icon";

const SIGNS = { added: "+", changed: "~", removed: "−" } as const;

interface Row {
  node: TreeNode;
  depth: number;
  open: boolean;
}

export function StateTree({ tree }: { tree: TreeNode }) {
  const strings = useStrings();
  // Only what the reader chose; the rest opens where something changed.
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const rows = visibleRows(tree, chosen);
  const rove = useRoving(rows.map(({ node }) => node.path));
  const toggle = ({ node, open }: Row) => node.children && setChosen({ ...chosen, [node.path]: !open });

  function onKey(row: Row, event: TargetedKeyboardEvent<HTMLElement>): void {
    if (!["ArrowRight", "ArrowLeft", "Enter", " "].includes(event.key)) return;
    // Sideways opens and closes here; it must not also walk the list.
    event.stopPropagation();
    event.preventDefault();
    const wanted = event.key === "ArrowRight" ? true : event.key === "ArrowLeft" ? false : !row.open;
    if (row.open !== wanted) toggle(row);
  }

  return (
    <div class="tree" role="tree" aria-label={strings.inspector} {...rove.group}>
      {rows.map((row) => {
        const item = rove.item(row.node.path);
        return (
          <div
            key={row.node.path}
            role="treeitem"
            class={row.node.mark}
            style={{ "--d": row.depth }}
            aria-level={row.depth + 1}
            aria-expanded={row.node.children ? row.open : undefined}
            onClick={() => toggle(row)}
            onKeyDown={(event) => onKey(row, event)}
            {...item}
            tabIndex={item.tabIndex}
          >
            <Sign row={row} />
            <span class="k">{row.node.name}</span>
            <StateValue node={row.node} />
          </div>
        );
      })}
    </div>
  );
}

/** What changed, or else whether there is more inside. */
function Sign({ row: { node, open } }: { row: Row }) {
  const arrow = node.children && <Icon art={glyphs.next} class={open ? "op" : ""} />;
  return <span class="mk">{node.mark === "same" ? arrow : SIGNS[node.mark]}</span>;
}

function visibleRows(node: TreeNode, chosen: Readonly<Record<string, boolean>>, depth = 0): Row[] {
  if (!node.children) return [{ node, depth, open: false }];
  const open = chosen[node.path] ?? (depth === 0 || (node.mark === "same" && countChanges(node) > 0));
  const inside = open ? node.children.flatMap((child) => visibleRows(child, chosen, depth + 1)) : [];
  return [{ node, depth, open }, ...inside];
}

/** A value as Python writes it, because that is where it can be asked for: `None`, `True`, 'torch'. */
function StateValue({ node }: { node: TreeNode }) {
  const strings = useStrings();
  if (node.children) return <span class="v size">{strings.entries(node.children.length)}</span>;
  const kind = node.value === null ? "none" : typeof node.value;
  return (
    <span class={`v ${kind}`}>
      {node.mark === "changed" && (
        <>
          <del>{written(node.before)}</del> →{" "}
        </>
      )}
      {node.mark === "removed" ? <del>{written(node.value)}</del> : written(node.value)}
    </span>
  );
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") return Array.isArray(value) ? "[…]" : "{…}";
  return typeof value === "string" ? `"${value}"` : String(value);
}
