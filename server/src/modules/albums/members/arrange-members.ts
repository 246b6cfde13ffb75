import type { RequestedMembers } from './parse-members.ts';

/** A member, and its place. */
export interface Place {
  id: string;
  position: number;
}

export interface Arrangement {
  removed: string[];
  /** Behind all others, in the order in which they were added. */
  added: Place[];
  /** Members from before that have another place. */
  moved: Place[];
}

/**
 * What a request makes of an album's members, of which each keeps a place of its own. Undefined where the request removes or orders an upload that is not in it.
 */
export function arrangeMembers(
  members: readonly Place[],
  { add, remove, order }: RequestedMembers,
): Arrangement | undefined {
  const before = new Map(members.map(({ id, position }) => [id, position]));
  const places = new Map(before);
  for (const id of remove) {
    if (!places.delete(id)) return undefined;
  }
  let last = members.reduce((max, { position }) => Math.max(max, position), 0);
  for (const id of add) {
    if (!places.has(id)) places.set(id, (last += 1));
  }
  const given: number[] = [];
  for (const id of order) {
    const position = places.get(id);
    if (position === undefined) return undefined;
    given.push(position);
  }
  given.sort((a, b) => a - b);
  for (const [index, id] of order.entries()) places.set(id, given[index] ?? 0);
  const arranged = [...places].map(([id, position]) => ({ id, position }));
  return {
    removed: [...remove],
    added: arranged.filter(({ id }) => !before.has(id)),
    moved: arranged.filter(({ id, position }) => before.has(id) && before.get(id) !== position),
  };
}
