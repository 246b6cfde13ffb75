// Planning a long statement takes PostgreSQL several times as long as running it.

const names = new Map<string, string>();

/**
 * Has each connection keep the plan of this statement. Not for one that answers `*`: PostgreSQL refuses it where a newer
 * Perch has added a column. A pooler that gives every transaction another connection may refuse it as well.
 */
export function keepPlan(name: string, text: string): string {
  names.set(text, name);
  return text;
}

/** Under which name a connection keeps the plan of this statement; undefined: it keeps none. */
export const planNameOf = (text: string) => names.get(text);
