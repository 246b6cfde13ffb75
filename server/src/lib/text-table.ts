/** Lines of a table whose columns are as wide on the terminal as their widest cell. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const table = [head, ...rows];
  const widths = head.map((_, column) =>
    table.reduce((widest, row) => Math.max(widest, Bun.stringWidth(row[column] ?? '')), 0),
  );
  return table.map((row) => {
    const cells = row.map((text, column) => {
      const missing = (widths[column] ?? 0) - Bun.stringWidth(text);
      return `${text}${' '.repeat(missing)}`;
    });
    return cells.join('  ').trimEnd();
  });
}
