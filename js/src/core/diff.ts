// Two states side by side, as a tree that says what changed.

export type Mark = "same" | "added" | "changed" | "removed";

export interface TreeNode {
  /** Names from the root, joined: stable from one step to the next. */
  path: string;
  name: string;
  value: unknown;
  before: unknown;
  mark: Mark;
  /** Null for a plain value. */
  children: TreeNode[] | null;
}

const NOTHING = Symbol("nothing");

/** With no state before, nothing counts as changed. */
export function stateTree(now: unknown, before: unknown): TreeNode {
  return node("", "state", now, before ?? now);
}

function node(path: string, name: string, now: unknown, before: unknown): TreeNode {
  const mark = markOf(now, before);
  const value = now === NOTHING ? before : now;
  const base = { path, name, value, before: before === NOTHING ? undefined : before, mark };
  if (!isBranch(value)) return { ...base, children: null };
  // A value that became a branch (or the reverse) is one change, not one for each leaf.
  const other = mark === "removed" ? NOTHING : isBranch(before) ? before : NOTHING;
  const [left, right] = mark === "removed" ? [NOTHING, value] : [value, other];
  const names = new Set([...keysOf(left), ...keysOf(right)]);
  const children = [...names].map((key) => node(`${path}/${key}`, key, get(left, key), get(right, key)));
  return { ...base, children };
}

function markOf(now: unknown, before: unknown): Mark {
  if (now === NOTHING) return "removed";
  if (before === NOTHING || (before === null && now !== null)) return "added";
  if (isBranch(now) && isBranch(before)) return "same";
  return now === before ? "same" : "changed";
}

export function countChanges(tree: TreeNode): number {
  if (tree.mark !== "same") return 1;
  return (tree.children ?? []).reduce((sum, child) => sum + countChanges(child), 0);
}

function isBranch(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === "object" && value !== null;
}

function keysOf(value: unknown): string[] {
  return isBranch(value) ? Object.keys(value) : [];
}

function get(value: unknown, key: string): unknown {
  return isBranch(value) && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : NOTHING;
}
