import type { Upload } from '@perch/contract/uploads';

import { pictureUrlOf } from '../details/preview-kind.ts';

/** The next file with a picture, after the last one the first; undefined where there is no other. */
export function nextPicture(uploads: readonly Upload[], id: string): Upload | undefined {
  const index = uploads.findIndex(({ _id }) => _id === id);
  const others = [...uploads.slice(index + 1), ...uploads.slice(0, Math.max(0, index))];
  return others.find((upload) => pictureUrlOf(upload) !== undefined);
}
