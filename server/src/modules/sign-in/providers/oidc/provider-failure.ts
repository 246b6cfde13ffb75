import { z } from 'zod';

import { AppError } from '../../../../lib/errors.ts';
import type { Log } from '../../../../lib/log.ts';

// Of the library: the answer came, and is not to be believed.
const unbelievable = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
  'untrusted_answer',
]);

/** An answer that is not to be believed, for a reason that the library does not look at. */
export class UntrustedResponse extends Error {
  readonly code = 'untrusted_answer';
}

/**
 * What a failure of the provider or of the library means for the client: `provider_refused`,
 * `sign_in_expired` or `provider_unavailable`. The log has the reason.
 */
export function toProviderError(log: Log, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  log.warn('auth.provider_failed', { reason: code, ...issuersOf(error), error });
  if (code === 'invalid_grant') {
    return new AppError('sign_in_expired', (m) => m.signIn.expired, { cause: error });
  }
  if (code === 'access_denied' || unbelievable.has(code)) {
    return new AppError('provider_refused', (m) => m.signIn.providerRefused, { cause: error });
  }
  return new AppError('provider_unavailable', (m) => m.signIn.providerUnavailable, {
    cause: error,
  });
}

// RFC 6749 §5.2; with a challenge, the library says only that there was one.
const invalidClient = new Set(['invalid_client', 'OAUTH_WWW_AUTHENTICATE_CHALLENGE']);

/** Whether the token endpoint refused the way in which the secret was sent, or the secret. */
export const isInvalidClient = (error: unknown): boolean => invalidClient.has(codeOf(error));

// As the library's failure has them: the settings' issuer, and the discovery document that names another.
const IssuerMismatch = z.object({
  attribute: z.literal('issuer'),
  expected: z.string(),
  body: z.object({ issuer: z.string().max(1000) }),
});

/** Both issuers, where that of the settings is not that of the provider: often only a slash is missing. */
function issuersOf(error: unknown): { expectedIssuer?: string; providerIssuer?: string } {
  const { data } = IssuerMismatch.safeParse(error instanceof Error ? error.cause : undefined);
  return data ? { expectedIssuer: data.expected, providerIssuer: data.body.issuer } : {};
}

/** The OAuth error that the provider named, else the library's code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('error' in error && typeof error.error === 'string') return error.error;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
