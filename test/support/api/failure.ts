import { expect } from 'bun:test';

import type { ErrorCode } from '@perch/contract/errors';

/** A refusal: this status, one sentence and a code in the envelope, and nothing else. */
export async function expectFailure(
  answer: Response,
  status: number,
  code?: ErrorCode,
  field?: string,
) {
  const text = await answer.text();
  expect(`${answer.status} ${text}`).toStartWith(`${status} {`);
  const body: unknown = JSON.parse(text);
  expect(body).toEqual({
    success: false,
    error: expect.stringMatching(/^\S[^\n]{3,300}[^\s]$/),
    code: code ?? expect.any(String),
    field,
  });
  expect(text).not.toMatch(/"url"|node_modules|\.ts:\d|\bat \w+ \(/);
  expect(answer.headers.get('content-type')).toStartWith('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
}
