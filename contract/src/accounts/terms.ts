import { z } from '@hono/zod-openapi';

import { Done, jsonBody, jsonResponses, route } from '../route.ts';

export const acceptTerms = route('pending', {
  openBefore: ['terms', 'second-factor'],
  method: 'post',
  path: '/api/auth/terms',
  summary: 'Accept the terms of use',
  description:
    'After a change of the terms, all other calls of an account answer 403 `terms_required` until then, except ' +
    'signing out, reading the account, and its preferences. `version` is `termsVersion` of the public settings; ' +
    'any other is 409 `terms_changed`.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ version: z.number().int().min(1) }).openapi('TermsAcceptance')),
  },
  responses: jsonResponses(200, 'The terms are accepted', Done),
});
