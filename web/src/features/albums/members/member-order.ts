/** Before or after another member. */
export type Side = 'before' | 'after';

/** Moves members, in their own order, next to `anchor`; unchanged if that is one of them. */
export function moveNextTo(
  order: readonly string[],
  moved: readonly string[],
  anchor: string,
  side: Side,
): readonly string[] {
  const movedIds = new Set(moved);
  if (movedIds.has(anchor)) return order;
  const staying = order.filter((id) => !movedIds.has(id));
  const at = staying.indexOf(anchor);
  if (at < 0) return order;
  const place = side === 'before' ? at : at + 1;
  return staying.toSpliced(place, 0, ...order.filter((id) => movedIds.has(id)));
}

/** Moves one member to this zero-based position. */
export function moveTo(order: readonly string[], id: string, place: number): readonly string[] {
  const at = order.indexOf(id);
  const to = Math.max(0, Math.min(place, order.length - 1));
  if (at < 0 || at === to) return order;
  return order.toSpliced(at, 1).toSpliced(to, 0, id);
}

/**
 * The members that a call has to name to change one order into the other: members take, in the order in which they are
 * named, the positions that they have together. So those before the first change and after the last one are left out.
 */
export function changedRange(before: readonly string[], after: readonly string[]): string[] {
  const first = after.findIndex((id, index) => id !== before[index]);
  if (first < 0) return [];
  const last = after.findLastIndex((id, index) => id !== before[index]);
  return after.slice(first, last + 1);
}

/** Puts members that were removed from `before` back into their positions. */
export function restoreOrder(
  order: readonly string[],
  before: readonly string[],
  removed: readonly string[],
): readonly string[] {
  const missing = new Set(removed);
  return before.reduce<readonly string[]>((restored, id, place) => {
    if (!missing.has(id) || restored.includes(id)) return restored;
    // After its closest predecessor that is still there.
    const previous = before.slice(0, place).findLast((each) => restored.includes(each));
    const at = previous === undefined ? 0 : restored.indexOf(previous) + 1;
    return restored.toSpliced(at, 0, id);
  }, order);
}
