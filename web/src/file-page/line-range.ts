export interface LineRange {
  first: number;
  last: number;
}

const form = /^#L(\d{1,6})(?:-L?(\d{1,6}))?$/;

/** The lines that a hash names: `#L10`, `#L10-L20`; undefined for every other hash. */
export function parseLineRange(hash: string): LineRange | undefined {
  const [, from, to = from] = form.exec(hash) ?? [];
  if (from === undefined) return undefined;
  const [a, b] = [Number(from), Number(to)];
  return { first: Math.min(a, b), last: Math.max(a, b) };
}

export const writeLineRange = ({ first, last }: LineRange) =>
  first === last ? `#L${first}` : `#L${first}-L${last}`;
