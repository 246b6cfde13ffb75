import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { isDeeplyNested } from './json-depth.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  nested(101),
  '['.repeat(3_000_000),
  '{"a":'.repeat(101),
  `{"content":"[", "more": ${'[ 0, '.repeat(100)}`,
  String.raw`{"a\\":"\"]]]]", "b":${nested(100)}}`,
])('%# is deeply nested', (json) => {
  expect(isDeeplyNested(json)).toBe(true);
});

test.each([
  '',
  '"',
  nested(100),
  `[${'[],'.repeat(10_000)}0]`,
  `{"content":"${'['.repeat(1000)}"}`,
  String.raw`{"content":"\"[\\\"${'['.repeat(1000)}\\"}`,
  `"${'\\'.repeat(1000)}`,
])('%# is not', (json) => {
  expect(isDeeplyNested(json)).toBe(false);
});

test('no text that is in a value counts', () => {
  fc.assert(
    fc.property(fc.string(), (content) => {
      const text = content + '["{\\'.repeat(200);
      expect(isDeeplyNested(JSON.stringify({ [text]: [text] }))).toBe(false);
      expect(isDeeplyNested(`{"content":${JSON.stringify(text)},"more":${nested(100)}}`)).toBe(
        true,
      );
    }),
  );
});
