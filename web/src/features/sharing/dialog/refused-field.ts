import { ApiError } from '../../../api/api-error.ts';
import { ConfirmationDeclined } from '../../../api/confirmation.ts';

/** The field among `names` that the server has refused; undefined where the failure is about none of them. */
export function refusedField<Name extends string>(
  failure: unknown,
  names: readonly Name[],
): Name | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  // The server names no field where a domain is not the account's any more.
  const field = failure.code === 'unknown_domain' ? 'domain' : failure.field;
  return names.find((name) => name === field);
}

/** Whether the end of the session or the dialog of a confirmation says it already. */
export function isToldElsewhere(failure: unknown): boolean {
  return (
    failure instanceof ConfirmationDeclined ||
    (failure instanceof ApiError && failure.status === 401)
  );
}
