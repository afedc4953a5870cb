// From the coordinates of a sheet to those of the drawing.
import type { Box, Size, Spot } from "../../../ui/map/geometry";
import type { Sheet, SheetNode } from "../board/content";

/** Units of the drawing for one of the sheet. */
const UNIT = 40;
/** Room around the sheet for halos and badges. */
export const MARGIN = 9;

export function drawingSize({ canvas }: Sheet): Size {
  return { w: canvas.w * UNIT + 2 * MARGIN, h: canvas.h * UNIT + 2 * MARGIN };
}

export function viewBoxOf(sheet: Sheet): string {
  const { w, h } = drawingSize(sheet);
  return `${-MARGIN} ${-MARGIN} ${w} ${h}`;
}

export function boxOf(node: SheetNode, sheet: Sheet): Box {
  const w = (node.w ?? sheet.canvas.cell) * UNIT;
  const h = (node.h ?? sheet.canvas.cell) * UNIT;
  return { x: node.x * UNIT - w / 2, y: node.y * UNIT - h / 2, w, h };
}

export function spotOf({ id, x, y }: SheetNode): Spot {
  return { id, x: x * UNIT, y: y * UNIT };
}

/** The way between two neighbours; at a room it ends just inside the wall, level with the space. */
export function wayOf(one: SheetNode, two: SheetNode, sheet: Sheet): string {
  const [a, b] = [endOf(one, two, sheet), endOf(two, one, sheet)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

function endOf(node: SheetNode, other: SheetNode, sheet: Sheet): { x: number; y: number } {
  if (node.kind !== "room") return spotOf(node);
  const { x, y, w, h } = boxOf(node, sheet);
  const inside = (at: number, least: number, most: number) => Math.min(Math.max(at, least), most);
  return { x: inside(other.x * UNIT, x + 4, x + w - 4), y: inside(other.y * UNIT, y + 4, y + h - 4) };
}

/** A place as the frame of the map counts: from its corner, margin included. */
export function spotIn(id: string, sheet: Sheet): Spot[] {
  const node = sheet.node.get(id);
  return node ? [{ id, x: node.x * UNIT + MARGIN, y: node.y * UNIT + MARGIN }] : [];
}
