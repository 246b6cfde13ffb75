/** Before or behind another member. */
export type Side = 'before' | 'after';

/** The order with `moved`, which stay in their own order, beside `anchor`; the same one where that is among them. */
export function moveBeside(
  order: readonly string[],
  moved: readonly string[],
  anchor: string,
  side: Side,
): readonly string[] {
  const going = new Set(moved);
  if (going.has(anchor)) return order;
  const staying = order.filter((id) => !going.has(id));
  const at = staying.indexOf(anchor);
  if (at < 0) return order;
  const place = side === 'before' ? at : at + 1;
  return staying.toSpliced(place, 0, ...order.filter((id) => going.has(id)));
}

/** The order with one member at this place, which counts from 0. */
export function moveTo(order: readonly string[], id: string, place: number): readonly string[] {
  const at = order.indexOf(id);
  const to = Math.max(0, Math.min(place, order.length - 1));
  if (at < 0 || at === to) return order;
  return order.toSpliced(at, 1).toSpliced(to, 0, id);
}

/**
 * What a call has to name for one order to become the other: members take, in the order in which they are named, the
 * places that they have together. So those before and behind the first and last that move are left out.
 */
export function changedPart(before: readonly string[], after: readonly string[]): string[] {
  const first = after.findIndex((id, index) => id !== before[index]);
  if (first < 0) return [];
  const last = after.findLastIndex((id, index) => id !== before[index]);
  return after.slice(first, last + 1);
}

/** The order with members that were taken out of `before` at their places again. */
export function restoredOrder(
  order: readonly string[],
  before: readonly string[],
  removed: readonly string[],
): readonly string[] {
  const missing = new Set(removed);
  return before.reduce<readonly string[]>((restored, id, place) => {
    if (!missing.has(id) || restored.includes(id)) return restored;
    // Behind the nearest one of before that is still there.
    const previous = before.slice(0, place).findLast((each) => restored.includes(each));
    const at = previous === undefined ? 0 : restored.indexOf(previous) + 1;
    return restored.toSpliced(at, 0, id);
  }, order);
}
