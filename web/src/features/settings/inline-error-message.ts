import { ApiError, errorMessage } from '../../api/api-error.ts';
import { ConfirmationDeclined } from '../../api/confirmation.ts';
import { m } from '../../language/messages.ts';
import { NoPasskey } from './passkey-ceremony.ts';

/**
 * What to say of a failed change in its place. Nothing, if the user declined to confirm it, or if the
 * session has ended, of which the page tells.
 */
export function refusalOf(failure: unknown): string | undefined {
  if (!failure || failure instanceof ConfirmationDeclined) return undefined;
  if (failure instanceof ApiError && failure.status === 401) return undefined;
  if (failure instanceof NoPasskey) {
    const { stopped, failed } = m.settings.passkeyUse;
    return failure.reason === 'stopped' ? stopped : failed;
  }
  return errorMessage(failure);
}
