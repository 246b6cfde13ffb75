import type { Upload } from '@perch/contract/uploads';

/** The chosen uploads by their ids. It outlives a page of the list, so the uploads come along. */
export type Selection = ReadonlyMap<string, Upload>;

export const nothingSelected: Selection = new Map();

export function toggled(selection: Selection, upload: Upload): Selection {
  const changed = new Map(selection);
  if (!changed.delete(upload._id)) changed.set(upload._id, upload);
  return changed;
}

/**
 * What a click with Shift does: everything between the last click and this one becomes chosen, or
 * not chosen where `upload` was. Without a last click on this page it is a click like any other.
 */
export function rangeToggled(
  selection: Selection,
  uploads: readonly Upload[],
  lastId: string | undefined,
  upload: Upload,
): Selection {
  const places = [lastId, upload._id].map((id) => uploads.findIndex(({ _id }) => _id === id));
  if (places.includes(-1)) return toggled(selection, upload);
  const range = uploads.slice(Math.min(...places), Math.max(...places) + 1);
  return withAll(selection, range, !selection.has(upload._id));
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
  return withAll(selection, uploads, pageState(selection, uploads) !== 'all');
}

function withAll(selection: Selection, uploads: readonly Upload[], isChosen: boolean): Selection {
  const changed = new Map(selection);
  for (const upload of uploads) {
    if (isChosen) changed.set(upload._id, upload);
    else changed.delete(upload._id);
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
