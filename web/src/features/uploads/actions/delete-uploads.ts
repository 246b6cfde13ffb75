import type { Upload } from '@perch/contract/uploads';

import { ApiError } from '../../../api/api-error.ts';
import { api, parseResponse } from '../../../api/client.ts';

/** Deletes one after the other; tries all, then throws the first error. */
export async function deleteUploads(uploads: readonly Upload[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { _id: id } of uploads) {
    try {
      await parseResponse(api.upload[':id'].$delete({ param: { id } }));
    } catch (failure) {
      // The session has expired: the others would fail as well.
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
