import type { Upload } from '@perch/contract/uploads';

export interface Neighbours {
  previous: Upload | undefined;
  next: Upload | undefined;
  /** Its number in the list, from 1; 0 where it is not shown there. */
  place: number;
  count: number;
}

/** The files around one in the list that is shown, which has `count` of them, also those that are not loaded. */
export function neighboursOf(
  uploads: readonly Upload[],
  id: string | undefined,
  count = uploads.length,
): Neighbours {
  const index = uploads.findIndex(({ _id }) => _id === id);
  const isShown = index !== -1;
  return {
    previous: isShown ? uploads[index - 1] : undefined,
    next: isShown ? uploads[index + 1] : undefined,
    place: index + 1,
    count,
  };
}
