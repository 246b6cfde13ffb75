import { z } from '@hono/zod-openapi';

import { CurrentPassword, signedInResponses } from '../auth.ts';
import { Done, envelope, jsonBody, jsonResponses, route } from '../route.ts';

// Authenticator apps (TOTP, RFC 6238), recovery codes, and the second step of a sign-in.

export const factors = ['code', 'passkey'] as const;
export type Factor = (typeof factors)[number];

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const Code = z.string().trim().min(1).max(40).openapi({ example: '123 456' });

const RecoveryCodes = z.array(z.string()).openapi({
  description: 'Each stands in for the second factor once; returned only this once',
});

export const SignInMethods = z
  .object({
    hasPassword: z.boolean(),
    totpSince: z.iso.datetime().nullable().openapi({
      description: 'When the authenticator app was set up; null: there is none',
    }),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.number().int(),
    identities: z.number().int(),
    isSecondFactorRequired: z.boolean().openapi({
      description: 'Whether this account must have a second factor',
    }),
    confirmsBy: z.array(z.enum(['password', 'code', 'passkey', 'sign-in'])).openapi({
      description:
        'What confirms this session; `sign-in`: a session that began less than ten minutes ago',
    }),
  })
  .openapi('SignInMethods');

export type SignInMethods = z.infer<typeof SignInMethods>;

export const showSignInMethods = route('session', {
  openBefore: ['second-factor'],
  method: 'get',
  path: '/api/auth/sign-in-methods',
  summary: 'How you can sign in',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'Your sign-in methods', envelope(SignInMethods)),
});

const TotpBeginning = z
  .strictObject({
    // So that a script need not confirm its session first.
    currentPassword: CurrentPassword.optional().openapi({
      description:
        'Confirms this call if the session is not confirmed and there is no second factor',
    }),
    replace: z.boolean().optional().openapi({
      description: 'True: once confirmed, the app replaces the current one',
    }),
  })
  .openapi('TotpBeginning');

export const beginTotp = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/totp',
  summary: 'Start setting up an authenticator app',
  description:
    'Requires a confirmed session. Nothing changes until the same session calls `PUT` with a code from the app ' +
    'within half an hour; another call creates a new secret. If an app is already set up: 409 `taken`, unless ' +
    '`replace` is true.',
  tags: ['Accounts'],
  request: { body: jsonBody(TotpBeginning) },
  responses: jsonResponses(
    200,
    'What the app needs',
    envelope(
      z.object({
        secret: z.string().openapi({ description: 'Base32, to enter by hand' }),
        uri: z.string().openapi({ description: '`otpauth:` URL, to show as a QR code' }),
      }),
    ),
  ),
});

export const confirmTotp = route('session', {
  openBefore: ['second-factor'],
  method: 'put',
  path: '/api/auth/totp',
  summary: 'Set up the authenticator app with its first code',
  tags: ['Accounts'],
  request: { body: jsonBody(z.strictObject({ code: Code }).openapi('TotpConfirmation')) },
  responses: jsonResponses(
    200,
    'From now on signing in takes a code',
    envelope(z.object({ recoveryCodes: RecoveryCodes })),
  ),
});

export const removeTotp = route('session', {
  openBefore: ['second-factor'],
  method: 'delete',
  path: '/api/auth/totp',
  summary: 'Remove the authenticator app; requires a confirmed session',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'The authenticator app is removed', Done),
});

export const makeRecoveryCodes = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working. Requires a confirmed session',
  tags: ['Accounts'],
  responses: jsonResponses(
    200,
    'The new codes',
    envelope(z.object({ recoveryCodes: RecoveryCodes })),
  ),
});

export const logInSecond = route('public', {
  method: 'post',
  path: '/api/auth/login/second',
  summary: 'Complete a sign-in with a code',
  tags: ['Accounts'],
  request: {
    body: jsonBody(
      z.strictObject({ challenge: z.string().max(200), code: Code }).openapi('SecondStep'),
    ),
  },
  responses: signedInResponses,
});
