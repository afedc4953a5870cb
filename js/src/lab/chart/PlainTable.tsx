interface PlainTableProps {
  head: readonly string[];
  rows: readonly (readonly unknown[])[];
  /** Each row begins with its name. */
  named?: boolean;
}

/** Rows under a head. */
export function PlainTable({ head, rows, named = false }: PlainTableProps) {
  return (
    <table class={named ? "t twoway" : "t"}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) =>
              named && column === 0 ? (
                <th key={column} scope="row">
                  {String(cell)}
                </th>
              ) : (
                <td key={column}>{String(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
