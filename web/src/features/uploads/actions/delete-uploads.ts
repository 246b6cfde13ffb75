import type { Upload } from '@perch/contract/uploads';

import { ApiFailure } from '../../../api/api-error.ts';
import { answerOf, api } from '../../../api/client.ts';

/** Deletes one after the other. Throws what the first failure was, after all have been tried. */
export async function deleteUploads(uploads: readonly Upload[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { _id: id } of uploads) {
    try {
      await answerOf(api.upload[':id'].$delete({ param: { id } }));
    } catch (failure) {
      // The session is over: the others would fail alike.
      if (failure instanceof ApiFailure && failure.status === 401) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
