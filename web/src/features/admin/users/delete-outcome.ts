import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../language/messages.ts';

/**
 * The meaning of a failed deletion: the account was deleted already, or the error to show. A 404
 * without Perch's error code comes from a server without this endpoint.
 */
export function deleteOutcome(failure: unknown): 'gone' | Error {
  if (!(failure instanceof ApiError)) return new ApiError(String(failure), 0, '');
  if (failure.status !== 404) return failure;
  if (failure.code !== '') return 'gone';
  return new ApiError(m.users.delete.notImplemented, 404, '');
}
