import { useStrings } from "../core/context";
import type { TreeNode } from "../core/diff";

/** A value as Python writes it, because that is where it can be asked for: `None`, `True`, 'torch'. */
export function StateValue({ node }: { node: TreeNode }) {
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
