import { useLabWords } from "../words";
import { PlainTable } from "./PlainTable";

interface DataTableProps {
  head: readonly string[];
  rows: readonly (readonly unknown[])[];
  name: string;
}

/** The numbers behind a chart, to read and to take away. */
export function DataTable({ head, rows, name }: DataTableProps) {
  const words = useLabWords();
  return (
    <div class="datatable">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
      <section class="scroll" tabIndex={0} aria-label={name}>
        <PlainTable head={head} rows={rows} />
      </section>
      <button
        type="button"
        class="btn"
        onClick={(event) => download(event.currentTarget, `${slug(name)}.csv`, csvOf(head, rows))}
      >
        {words.csv}
      </button>
    </div>
  );
}

/** Text that a spreadsheet would run as a formula gets an apostrophe, as the kernel does it. */
export function csvOf(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cell = (value: unknown) => {
    const formula = typeof value === "string" && /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(value);
    const text = formula ? `'${value}` : String(value);
    return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [head, ...rows]
    .map((row) => row.map(cell).join(","))
    .join("\n")
    .concat("\n");
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "table";

/** With a byte order mark: without one a spreadsheet may take é for two letters. */
export function download(near: HTMLElement, name: string, text: string): void {
  const window = near.ownerDocument.defaultView;
  if (!window) return;
  const link = near.ownerDocument.createElement("a");
  link.href = window.URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv" }));
  link.download = name;
  link.click();
  window.URL.revokeObjectURL(link.href);
}
