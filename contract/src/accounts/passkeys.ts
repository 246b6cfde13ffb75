import { z } from '@hono/zod-openapi';

import { signedInResponses } from '../auth.ts';
import {
  Done,
  envelope,
  IdParams,
  jsonBody,
  jsonResponses,
  optionalJsonBody,
  route,
} from '../route.ts';
import { passkeyNameLengthMax } from './limits.ts';

export { passkeysMax } from './limits.ts';

const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(passkeyNameLengthMax)
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name));

export const Passkey = z
  .object({
    _id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    isBackedUp: z.boolean().openapi({ description: 'Whether it is synced between devices' }),
  })
  .openapi('Passkey');

export type Passkey = z.infer<typeof Passkey>;

// Of WebAuthn, as `PublicKeyCredential.parseCreationOptionsFromJSON` and the like take and give them; checked by
// the library.
const WebAuthnJson = z.record(z.string(), z.unknown());
const Options = z.object({
  options: WebAuthnJson.openapi({
    description: 'For the browser’s `PublicKeyCredential.parse…OptionsFromJSON`',
  }),
});
const Credential = WebAuthnJson.openapi({ description: 'The credential’s `toJSON()`' });

export const beginPasskey = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/passkeys/register/options',
  summary: 'Start adding a passkey; requires a confirmed session',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'What the browser needs', envelope(Options)),
});

export const addPasskey = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/passkeys/register/verify',
  summary: 'Add the passkey that the browser created',
  tags: ['Accounts'],
  request: {
    body: jsonBody(
      z
        .strictObject({ credential: Credential, name: PasskeyName.optional() })
        .openapi('NewPasskey'),
    ),
  },
  responses: jsonResponses(
    200,
    'The passkey; with the first second factor, also recovery codes',
    envelope(z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).optional() })),
  ),
});

export const beginPasskeyLogin = route('public', {
  method: 'post',
  path: '/api/auth/passkeys/login/options',
  summary: 'Start signing in with a passkey',
  description:
    'With the `challenge` from `second_factor_required`, the passkey must belong to that account.',
  tags: ['Accounts'],
  request: {
    body: optionalJsonBody(
      z
        .strictObject({ challenge: z.string().max(200).optional() })
        .openapi('PasskeyLoginBeginning'),
    ),
  },
  responses: jsonResponses(200, 'What the browser needs', envelope(Options)),
});

export const logInWithPasskey = route('public', {
  method: 'post',
  path: '/api/auth/passkeys/login/verify',
  summary: 'Sign in with a passkey',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ credential: Credential }).openapi('PasskeyLogin')),
  },
  responses: signedInResponses,
});

export const beginPasskeyConfirmation = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/passkeys/confirm/options',
  summary: 'Start confirming this session with a passkey',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'What the browser needs', envelope(Options)),
});

export const confirmWithPasskey = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/passkeys/confirm/verify',
  summary: 'Confirm this session with a passkey',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ credential: Credential }).openapi('PasskeyConfirmation')),
  },
  responses: jsonResponses(
    200,
    'The session is confirmed',
    envelope(z.object({ confirmedUntil: z.iso.datetime() })),
  ),
});

export const listPasskeys = route('session', {
  openBefore: ['second-factor'],
  method: 'get',
  path: '/api/auth/passkeys',
  summary: 'Your passkeys, oldest first',
  tags: ['Accounts'],
  responses: jsonResponses(
    200,
    'Your passkeys',
    envelope(z.object({ passkeys: z.array(Passkey) })),
  ),
});

export const renamePasskey = route('session', {
  method: 'patch',
  path: '/api/auth/passkeys/{id}',
  summary: 'Rename a passkey',
  tags: ['Accounts'],
  request: {
    params: IdParams,
    body: jsonBody(z.strictObject({ name: PasskeyName }).openapi('PasskeyChange')),
  },
  responses: jsonResponses(200, 'The passkey', envelope(z.object({ passkey: Passkey }))),
});

export const removePasskey = route('session', {
  method: 'delete',
  path: '/api/auth/passkeys/{id}',
  summary:
    'Remove a passkey; requires a confirmed session. The last way to sign in cannot be removed',
  tags: ['Accounts'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The passkey is removed', Done),
});
