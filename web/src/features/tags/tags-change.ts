import { keyOfTag } from './tag-names.ts';

/** As many tags as one call may name. */
export interface TagsChange {
  add: readonly string[];
  remove: readonly string[];
}

/** The change that makes the first names the others. */
export function changeBetween(before: readonly string[], after: readonly string[]): TagsChange {
  return { add: without(after, before), remove: without(before, after) };
}

/** The names that a file has after a change, in the order of the alphabet as the server has them. */
export function withChange(names: readonly string[], { add, remove }: TagsChange): string[] {
  const changed = [...without(names, remove), ...without(add, names)];
  return changed.toSorted((a, b) => (keyOfTag(a) < keyOfTag(b) ? -1 : 1));
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const keys = new Set(others.map(keyOfTag));
  return names.filter((name) => !keys.has(keyOfTag(name)));
}
