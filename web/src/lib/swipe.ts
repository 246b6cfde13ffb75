const pixelsMin = 45;

export type Swipe = 'left' | 'right' | 'down';

/** What a finger meant that has moved so far; undefined: a touch, or a way that leads nowhere. */
export function swipeOf(x: number, y: number): Swipe | undefined {
  if (Math.abs(x) > 1.5 * Math.abs(y)) {
    if (Math.abs(x) < pixelsMin) return undefined;
    return x < 0 ? 'left' : 'right';
  }
  return y > 2 * pixelsMin ? 'down' : undefined;
}
