import { expect, test } from 'bun:test';

import { showLanguage } from '../language/messages.ts';
import { errorMessage, parseErrorResponse } from './api-error.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('the error field comes first, then message, then a general sentence', () => {
  expect(parseErrorResponse(400, '{"error":"First.","message":"Second."}').message).toBe('First.');
  expect(parseErrorResponse(400, '{"message":"Second."}').message).toBe('Second.');
  const own = 'An error occurred. Please try again.';
  for (const body of ['{}', '', '<html>', 'null', '{"error":{"deep":1}}', '[1]']) {
    expect(parseErrorResponse(500, body).message).toBe(own);
  }
});

test('a refusal of the length that is not of Perch names the proxy', () => {
  const page = '<html>413 Request Entity Too Large</html>';
  const { message, code } = parseErrorResponse(413, page, 'nginx/1.22.1');
  expect(code).toBe('proxy_blocks');
  expect(message).toContain('nginx');
  expect(message).not.toContain('1.22.1');
  expect(parseErrorResponse(413, page, null).message).toContain('A proxy in front');
  expect(parseErrorResponse(413, '{"error":"Too big.","code":"too_big"}').message).toBe('Too big.');
  expect(parseErrorResponse(502, page, 'nginx').code).toBe('');
});

test('status and code are kept for programs', () => {
  const failure = parseErrorResponse(
    413,
    '{"success":false,"error":"Too big.","code":"file_too_large"}',
  );
  expect([failure.status, failure.code]).toEqual([413, 'file_too_large']);
});

test('anything that is not a failed call gets the general sentence', () => {
  expect(errorMessage(new Error('internal detail'))).toBe('An error occurred. Please try again.');
});
