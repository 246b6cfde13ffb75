/**
 * The dark modules of a QR code as the path of an SVG with one unit for each module: a rectangle for each
 * run of them in a row.
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => runsOf(row).map(rectangleAt(y))).join('');
}

interface Run {
  start: number;
  length: number;
}

const rectangleAt =
  (y: number) =>
  ({ start, length }: Run) =>
    `M${start} ${y}h${length}v1h-${length}z`;

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.start + last.length === x) last.length += 1;
    else if (isDark) runs.push({ start: x, length: 1 });
  }
  return runs;
}
