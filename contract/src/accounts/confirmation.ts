import { z } from '@hono/zod-openapi';

import { CurrentPassword } from '../auth.ts';
import { Done, envelope, jsonBody, jsonResponses, route } from '../route.ts';

// Confirmation of a session by password, and of a new email by a mailed link.

export const confirmSession = route('session', {
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Confirm this session with your password',
  description:
    'For ten minutes this session may change the email and replace the API token. Without confirmation those calls answer 403 `confirmation_required`.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ password: CurrentPassword }).openapi('Confirmation')),
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
  summary: 'Confirm a new email with the token of the link mailed to it',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ token: z.string().max(200) }).openapi('EmailConfirmation')),
  },
  responses: jsonResponses(200, 'The email is changed', Done),
});

export const cancelEmailChange = route('session', {
  method: 'delete',
  path: '/api/auth/email',
  summary: 'Cancel an email change that is not confirmed yet; its link stops working',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'The email stays unchanged', Done),
});
