import { jsonBytesMax } from '../request/request-body.ts';
import type { Operation, Response } from './openapi-types.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const failure = (description: string, error: string, code: string): Response => ({
  description,
  content: {
    'application/json': {
      ...content['application/json'],
      example: { success: false, error, code },
    },
  },
});

/** The error responses that follow from a call's parameters, body and access. */
export function failuresOf(operation: Operation): Record<string, Response> {
  const { parameters = [], requestBody } = operation;
  const access = operation['x-access'];
  const failures: Record<string, Response> = {};
  if (requestBody || parameters.some((parameter) => parameter.in === 'query')) {
    failures['400'] = failure(
      'Something in the request is missing or outside its bounds: `invalid_request`',
      'Limit may be up to 100',
      'invalid_request',
    );
  }
  if (access !== 'public') {
    failures['401'] = failure(
      'No valid token: `unauthenticated`',
      'Please sign in, or check the API token of your client.',
      'unauthenticated',
    );
    failures['403'] = failure(
      access === 'admin'
        ? 'Only administrators may: `forbidden`; this token lacks the scope: `insufficient_scope`; or the account is waiting for approval: `account_pending`'
        : 'This token may not: `forbidden`, `insufficient_scope`; or the account is waiting for approval: `account_pending`',
      access === 'admin'
        ? 'Only administrators can do this.'
        : 'Account not approved yet. Please wait for admin approval.',
      access === 'admin' ? 'forbidden' : 'account_pending',
    );
  }
  if (parameters.some((parameter) => parameter.in === 'path')) {
    failures['404'] = failure(
      'There is none, or it is not yours: `not_found`',
      'There is nothing with this id.',
      'not_found',
    );
  }
  if (requestBody?.content['application/json']) {
    const { bodyBytesMax = jsonBytesMax, namedBytesMax = bodyBytesMax } = operation;
    const bodyMax = `${namedBytesMax / 1024} KB`;
    failures['413'] = failure(
      `The body is larger than ${bodyMax}: \`body_too_large\``,
      `The body may be up to ${bodyMax}.`,
      'body_too_large',
    );
  }
  return failures;
}
