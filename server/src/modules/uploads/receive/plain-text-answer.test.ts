import { describe, expect, test } from 'bun:test';

import { wantsPlainText } from './plain-text-answer.ts';

function asks(accept: string | undefined, query = '', method = 'POST', path = '/api/upload') {
  const headers: Record<string, string> = accept === undefined ? {} : { accept };
  return wantsPlainText(new Request(`http://perch.example${path}${query}`, { method, headers }));
}

describe('an upload asks for plain text', () => {
  test.each(['text/plain', 'Text/Plain; charset=utf-8', 'text/plain, */*;q=0.1', ' text/plain '])(
    'by Accept: %s',
    (accept) => {
      expect(asks(accept)).toBe(true);
    },
  );

  test.each([undefined, '*/*', 'text/*', 'text/html', 'application/json, text/plain, */*'])(
    'not by Accept: %s',
    (accept) => {
      expect(asks(accept)).toBe(false);
    },
  );

  test('by its address, whatever Accept says', () => {
    expect(asks('application/json', '?format=text')).toBe(true);
    expect(asks('text/plain', '?format=json')).toBe(false);
  });

  test('also one of a text', () => {
    expect(asks('text/plain', '', 'POST', '/api/pastes')).toBe(true);
  });

  test('and no other call does', () => {
    expect(asks('text/plain', '', 'GET')).toBe(false);
    expect(asks('text/plain', '', 'POST', '/api/domains')).toBe(false);
    expect(asks('text/plain', '', 'POST', '/api/upload/resumable')).toBe(false);
  });
});
