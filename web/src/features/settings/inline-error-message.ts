import { errorMessage } from '../../api/api-error.ts';
import { isHandledElsewhere } from '../../api/confirmation.ts';
import { m } from '../../language/messages.ts';
import { PasskeyCeremonyError } from './passkey-ceremony.ts';

/**
 * The message to show next to the control of a failed change. None if the user declined to confirm it, or if the session
 * has ended, which the page reports.
 */
export function inlineErrorMessage(failure: unknown): string | undefined {
  if (!failure || isHandledElsewhere(failure)) return undefined;
  if (failure instanceof PasskeyCeremonyError) {
    const { stopped, failed } = m.settings.passkeyUse;
    return failure.reason === 'stopped' ? stopped : failed;
  }
  return errorMessage(failure);
}
