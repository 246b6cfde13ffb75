import type { Upload } from '@perch/contract/uploads';

/** The chosen uploads by their ids. It outlives a page of the list, so the uploads come along. */
export type Selection = ReadonlyMap<string, Upload>;

export const nothingSelected: Selection = new Map();

export function toggled(selection: Selection, upload: Upload): Selection {
  const changed = new Map(selection);
  if (!changed.delete(upload._id)) changed.set(upload._id, upload);
  return changed;
}

/** `some` where a page is chosen in part. */
export function pageState(
  selection: Selection,
  uploads: readonly Upload[],
): 'none' | 'some' | 'all' {
  const chosen = uploads.filter(({ _id: id }) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === uploads.length ? 'all' : 'some';
}

/** Chooses the whole page, or none of it where all of it was chosen. */
export function pageToggled(selection: Selection, uploads: readonly Upload[]): Selection {
  const changed = new Map(selection);
  const isAll = pageState(selection, uploads) === 'all';
  for (const upload of uploads) {
    if (isAll) changed.delete(upload._id);
    else changed.set(upload._id, upload);
  }
  return changed;
}

export function without(selection: Selection, ids: readonly string[]): Selection {
  const gone = new Set(ids);
  return new Map([...selection].filter(([id]) => !gone.has(id)));
}

/** One link a line, in the order in which they were chosen. */
export function linksOf(selection: Selection): string {
  return [...selection.values()].map(({ publicUrl }) => publicUrl).join('\n');
}
