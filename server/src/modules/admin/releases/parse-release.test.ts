import { expect, test } from 'bun:test';

import { isNewer, parseRelease } from './parse-release.ts';

const url = 'https://example.org/releases/1.2.0';

test('a feed names a version and where its notes are; other fields are left out', () => {
  expect(parseRelease(JSON.stringify({ version: '1.2.0', url, sha: 'abc' }))).toEqual({
    version: '1.2.0',
    url,
  });
  expect(parseRelease(JSON.stringify({ version: '2.0.0-rc.1', url }))?.version).toBe('2.0.0-rc.1');
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '<html>',
  `{"version":"1.2.0"}`,
  `{"version":120,"url":"${url}"}`,
  `{"version":"1.2","url":"${url}"}`,
  `{"version":"v1.2.0","url":"${url}"}`,
  `{"version":"01.2.0","url":"${url}"}`,
  `{"version":"1.2.0<b>","url":"${url}"}`,
  `{"version":"1.2.0-<script>","url":"${url}"}`,
  `{"version":"1.2.0\\n","url":"${url}"}`,
  `{"version":"99999999999.0.0","url":"${url}"}`,
  `{"version":"1.2.0-${'a'.repeat(41)}","url":"${url}"}`,
  '{"version":"1.2.0","url":"javascript:alert(1)"}',
  '{"version":"1.2.0","url":"http://example.org/"}',
  '{"version":"1.2.0","url":"/releases"}',
  '{"version":"1.2.0","url":"https://a:b@example.org/"}',
  `{"version":"1.2.0","url":"https://example.org/${'a'.repeat(500)}"}`,
])('%j is no feed', (text) => {
  expect(parseRelease(text)).toBeUndefined();
});

test.each([
  ['0.2.0', '0.1.9', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '1.0.0-rc.1', true],
  ['1.0.0-rc.1', '1.0.0', false],
  ['0.1.0', '0.1.0', false],
  ['0.0.9', '0.1.0', false],
])('%s instead of %s: newer is %p', (version, running, expected) => {
  expect(isNewer({ version, url }, running)).toBe(expected);
});
