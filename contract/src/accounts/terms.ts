import { z } from '@hono/zod-openapi';

import { Done, jsonBody, jsonResponses, route } from '../route.ts';

export const acceptTerms = route('pending', {
  openBefore: ['terms', 'second-factor'],
  method: 'post',
  path: '/api/auth/terms',
  summary: 'Accept the terms of use',
  description:
    'After a change of the terms every other call of an account answers 403 `terms_required` until then, except for signing out, reading the account, and its preferences. `version` is `termsVersion` of the public settings; 409 `terms_changed` for any other.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ version: z.number().int().min(1) }).openapi('TermsAcceptance')),
  },
  responses: jsonResponses(200, 'The terms are accepted', Done),
});
