import { z } from '@hono/zod-openapi';

import { CurrentPassword } from '../auth.ts';
import { Done, envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { problem } from '../text/field-problems.ts';
import { Code } from './second-factors.ts';

// Confirmation of a session by password or code, and of a new email by a mailed link.

/** Exactly one of them. */
export const Confirmation = z
  .strictObject({ password: CurrentPassword.optional(), code: Code.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    error: problem('currentPasswordRequired'),
    path: ['password'],
  })
  .openapi('Confirmation');

export const confirmSession = route('session', {
  openBefore: ['second-factor'],
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Confirm this session with your password, or with a code',
  description:
    'For ten minutes, this session may change the email, tokens and second factors. Without confirmation, those ' +
    'calls answer 403 `confirmation_required`. If the account has a second factor, a `code` is required, from the ' +
    'app or a recovery code: the password is not enough.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(Confirmation),
  },
  responses: jsonResponses(
    200,
    'The session is confirmed',
    envelope(z.object({ confirmedUntil: z.iso.datetime() })),
  ),
});

export const confirmEmail = route('public', {
  method: 'post',
  path: '/api/auth/email/confirm',
  summary: 'Confirm a new email with the token from the link sent to it',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ token: z.string().max(200) }).openapi('EmailConfirmation')),
  },
  responses: jsonResponses(200, 'The email is changed', Done),
});

export const cancelEmailChange = route('session', {
  method: 'delete',
  path: '/api/auth/email',
  summary: 'Cancel an unconfirmed email change; its link stops working',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'The email stays unchanged', Done),
});
