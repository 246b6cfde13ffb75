import { ApiError } from '../../api/api-error.ts';
import { m } from '../../language/messages.ts';
import { PasskeyDeclined, PasskeyFailed } from './login/passkey/passkey-errors.ts';
import type { SignInAttempt } from './login/sign-in-attempts.ts';

// What the user has to know even if the page has tried on its own.
const aboutTheAccount = new Set(['account_pending', 'account_rejected']);

/** The login page's message for a failed login; undefined where there is nothing to say. */
export function loginErrorMessage(
  failure: unknown,
  attempt?: Pick<SignInAttempt, 'isAutomatic'>,
): string | undefined {
  if (failure === null || failure instanceof PasskeyDeclined) return undefined;
  if (failure instanceof PasskeyFailed) return m.signInWays.passkeyFailed;
  const { notApproved, unexplained } = m.signIn;
  if (!(failure instanceof ApiError)) return unexplained;
  if (attempt?.isAutomatic && !aboutTheAccount.has(failure.code)) return undefined;
  const isUnexplained403 = failure.status === 403 && failure.code === '';
  if (isUnexplained403 || aboutTheAccount.has(failure.code)) return notApproved;
  const isExplained = failure.code !== '' || failure.status === 0;
  return isExplained ? failure.message : unexplained;
}

/** The message for the code of an error that a provider's answer has ended with. */
export function refusalMessage(code: string): string {
  const { expired, noAccount, refused, taken, tooMany, unavailable, unexplained } =
    m.signInWays.refusals;
  const messages: Record<string, string> = {
    account_pending: m.signIn.notApproved,
    account_rejected: m.signIn.notApproved,
    busy: unavailable,
    invite_invalid: noAccount,
    provider_refused: refused,
    provider_unavailable: unavailable,
    registration_closed: noAccount,
    sign_in_expired: expired,
    taken,
    too_many_attempts: tooMany,
  };
  return Object.hasOwn(messages, code) ? (messages[code] ?? unexplained) : unexplained;
}
