export interface Bar {
  x: number;
  y: number;
  height: number;
}

/**
 * Lays out a bar chart of this height, one bar for each value, `step` apart. The largest value fills the
 * height; any other value above zero has at least an eighth of it.
 */
export function layOutBars(
  values: readonly number[],
  { height, step }: { height: number; step: number },
): Bar[] {
  const most = Math.max(0, ...values);
  const least = height / 8;
  return values.map((value, index) => {
    const share = value > 0 ? Math.max(least, (value / most) * height) : 0;
    return { x: index * step, y: height - share, height: share };
  });
}
