import { z } from '@hono/zod-openapi';

import { CurrentPassword } from '../auth.ts';
import { Done, envelope, jsonResponses, optionalJsonBody, route } from '../route.ts';

// The token that is derived of the account, and can be shown again.

const currentPassword = CurrentPassword.optional().openapi({
  description: 'Confirms this call if the session is not confirmed',
});

const ApiToken = z.object({ apiToken: z.string() });
const ShownApiToken = z.object({
  apiToken: z.string().nullable().openapi({ description: 'null: it is turned off' }),
});

export const showApiToken = route('session', {
  method: 'get',
  path: '/api/auth/token',
  summary: 'The default token for ShareX and scripts, which can be shown again',
  tags: ['Tokens'],
  responses: jsonResponses(200, 'The current API token', envelope(ShownApiToken)),
});

export const rotateApiToken = route('session', {
  method: 'post',
  path: '/api/auth/token',
  summary: 'Replace the default token, or turn it on; the old one stops working immediately',
  description: 'Requires a confirmed session, or `currentPassword`.',
  tags: ['Tokens'],
  request: {
    body: optionalJsonBody(z.strictObject({ currentPassword }).openapi('ApiTokenChange')),
  },
  responses: jsonResponses(201, 'The new API token', envelope(ApiToken)),
});

export const disableApiToken = route('session', {
  method: 'delete',
  path: '/api/auth/token',
  summary: 'Turn the default token off',
  tags: ['Tokens'],
  responses: jsonResponses(200, 'The default token is turned off', Done),
});
