/** A message with its path in the catalogue, `web.layout.errors.reload`. */
export interface Leaf {
  path: string;
  message: unknown;
}

/** Every message of a catalogue: texts and functions. */
export function leavesOf(tree: object, path: string): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const below = `${path}.${key}`;
    return typeof value === 'object' && value !== null
      ? leavesOf(value, below)
      : [{ path: below, message: value }];
  });
}
