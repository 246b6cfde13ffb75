import { ApiError } from '../../api/api-error.ts';

/** The field among `names` that the server has refused; undefined if the failure is about none of them. */
export function refusedField<Name extends string>(
  failure: unknown,
  names: readonly Name[],
): Name | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  // The server names no field if the domain no longer belongs to the account.
  const field = failure.code === 'unknown_domain' ? 'domain' : failure.field;
  return names.find((name) => name === field);
}
