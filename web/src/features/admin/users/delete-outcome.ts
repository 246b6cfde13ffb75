import { ApiError } from '../../../api/api-error.ts';

/**
 * What a failed deletion of an account means: it is gone already, or the failure to show. A 404
 * that is not Perch's own comes from a server that does not know this call.
 */
export function deleteOutcome(failure: unknown): 'gone' | Error {
  if (!(failure instanceof ApiError)) return new ApiError(String(failure), 0, '');
  if (failure.status !== 404) return failure;
  if (failure.code !== '') return 'gone';
  return new ApiError('Delete user endpoint not implemented', 404, '');
}
