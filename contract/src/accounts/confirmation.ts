import { z } from '@hono/zod-openapi';

import { CurrentPassword } from '../auth.ts';
import { answers, Done, envelope, jsonBody, route } from '../route.ts';

// What belongs to confirming: a session by its owner's password, a new email by a mailed link.

export const confirmSession = route('session', {
  method: 'post',
  path: '/api/auth/confirm',
  summary: 'Confirm with your password that it is you',
  description:
    'For ten minutes this session may do what is sensitive: change the email, replace the API token. Without it those calls answer 403 `confirmation_required`.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ password: CurrentPassword }).openapi('Confirmation')),
  },
  responses: answers(
    200,
    'It is confirmed',
    envelope(z.object({ confirmedUntil: z.iso.datetime() })),
  ),
});

export const openEmailLink = route('public', {
  method: 'post',
  path: '/api/auth/email/confirm',
  summary: 'Make a new email count, with the token of the link that was mailed to it',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ token: z.string().max(200) }).openapi('EmailConfirmation')),
  },
  responses: answers(200, 'The email is changed', Done),
});

export const dropEmailChange = route('session', {
  method: 'delete',
  path: '/api/auth/email',
  summary: 'Take back a new email that was not confirmed yet; its link dies',
  tags: ['Accounts'],
  responses: answers(200, 'The email stays as it is', Done),
});
