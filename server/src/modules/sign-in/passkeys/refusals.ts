import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';

const reasonLengthMax = 200;

/** A credential that is refused, and why: for the log, as clients learn only that it is. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';

  constructor(
    reason: string,
    /** The account that was to be opened, where it is known. */
    readonly userId?: string,
  ) {
    // The library quotes what the client has sent.
    super(reason.slice(0, reasonLengthMax));
  }
}

export const passkeyInvalid = () => new AppError('passkey_invalid', (m) => m.passkeys.invalid);

/**
 * Runs `attempt`, and counts its refusal against the limits of failed sign-ins from these networks. Throws
 * `too_many_attempts`, and `passkey_invalid` instead of a refusal, which is first passed to `audit`.
 */
export async function withRefusals<T>(
  { rateLimits, log }: Pick<Services, 'rateLimits' | 'log'>,
  address: string,
  attempt: () => Promise<T>,
  audit?: (refusal: PasskeyRefusal) => Promise<void>,
): Promise<T> {
  const keys = networkKeys('sign-in', address, failureLimits);
  // Before its outcome is known, so that concurrent attempts cannot exceed a limit.
  await rateLimits.consume(...keys);
  const takeBack = () => rateLimits.refund({ one: keys.map(([key]) => key) });
  let result: T;
  try {
    result = await attempt();
  } catch (error) {
    if (!(error instanceof PasskeyRefusal)) {
      await takeBack();
      throw error;
    }
    log.warn('passkey.refused', { address, reason: error.message });
    await audit?.(error);
    throw passkeyInvalid();
  }
  await takeBack();
  return result;
}
