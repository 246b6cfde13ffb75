/** How many characters are inserted, removed, replaced or swapped with their neighbour between two texts. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;

/** The candidate that takes the fewest edits, `editsMax` at the most; the first of several. */
export function findNearest(
  word: string,
  candidates: Iterable<string>,
  editsMax: number,
): string | undefined {
  let best: string | undefined;
  let bestEdits = editsMax + 1;
  for (const candidate of candidates) {
    // Edits change the length by one each: most candidates need no look.
    if (Math.abs(candidate.length - word.length) >= bestEdits) continue;
    const edits = editDistance(word, candidate);
    if (edits < bestEdits) [best, bestEdits] = [candidate, edits];
  }
  return best;
}
