export interface Figure {
  median: number;
  lowest: number;
  highest: number;
}

/** The median with the spread; machines are noisy, so no single run counts. */
export function figureOf(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  const median =
    sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  return { median, lowest: at(0), highest: at(sorted.length - 1) };
}

export function formatFigure({ median, lowest, highest }: Figure): string {
  return `${rounded(median)} (${rounded(lowest)}–${rounded(highest)})`;
}

export const rounded = (value: number) =>
  value < 10 ? value.toFixed(2) : String(Math.round(value));
