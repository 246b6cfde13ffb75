import type { Upload } from '@perch/contract/uploads';

/** The selected uploads by id. It spans pages of the list, so it holds the uploads themselves. */
export type Selection = ReadonlyMap<string, Upload>;

export const emptySelection: Selection = new Map();

/** Selects an upload, or deselects it. */
export function toggleUpload(selection: Selection, upload: Upload): Selection {
  const changed = new Map(selection);
  if (!changed.delete(upload._id)) changed.set(upload._id, upload);
  return changed;
}

/**
 * A click with Shift: selects everything between the last click and this one, or deselects it when
 * `upload` was selected. Without a last click on this page it toggles one upload.
 */
export function toggleRange(
  selection: Selection,
  uploads: readonly Upload[],
  lastId: string | undefined,
  upload: Upload,
): Selection {
  const places = [lastId, upload._id].map((id) => uploads.findIndex(({ _id }) => _id === id));
  if (places.includes(-1)) return toggleUpload(selection, upload);
  const range = uploads.slice(Math.min(...places), Math.max(...places) + 1);
  return withAll(selection, range, !selection.has(upload._id));
}

/** How much of a page is selected. */
export function pageState(
  selection: Selection,
  uploads: readonly Upload[],
): 'none' | 'some' | 'all' {
  const chosen = uploads.filter(({ _id: id }) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === uploads.length ? 'all' : 'some';
}

/** Selects the whole page, or deselects it when all of it was selected. */
export function togglePage(selection: Selection, uploads: readonly Upload[]): Selection {
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

/** The selection with the changed state of those uploads that it contains. */
export function withUpdated(selection: Selection, uploads: readonly Upload[]): Selection {
  const changed = new Map(selection);
  for (const upload of uploads) {
    if (changed.has(upload._id)) changed.set(upload._id, upload);
  }
  return changed;
}

/** The selection without these uploads, which were deleted. */
export function withoutIds(selection: Selection, ids: readonly string[]): Selection {
  const gone = new Set(ids);
  return new Map([...selection].filter(([id]) => !gone.has(id)));
}

/** In bytes. */
export const totalSize = (selection: Selection): number =>
  [...selection.values()].reduce((sum, { size }) => sum + size, 0);

/** One link per line. */
export const publicLinks = (uploads: readonly Upload[]): string =>
  uploads.map(({ publicUrl }) => publicUrl).join('\n');
