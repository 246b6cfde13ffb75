import type { Upload } from '@perch/contract/uploads';

import { ApiError } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';

/** Deletes one after the other. Throws what the first failure was, after all have been tried. */
export async function deleteUploads(uploads: readonly Upload[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { _id: id } of uploads) {
    try {
      await parseResponse(api.upload[':id'].$delete({ param: { id } }));
    } catch (failure) {
      // The session is over: the others would fail alike.
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
