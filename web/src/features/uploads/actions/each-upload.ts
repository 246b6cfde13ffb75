import type { Upload } from '@perch/contract/uploads';

import { ApiError } from '../../../api/api-error.ts';

/** Makes a call for one upload after the other; tries all, then throws the first error. */
export async function eachUpload(
  uploads: readonly Upload[],
  call: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { _id: id } of uploads) {
    try {
      await call(id);
    } catch (failure) {
      // The session has expired: the others would fail as well.
      if (failure instanceof ApiError && failure.status === 401) throw failure;
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
