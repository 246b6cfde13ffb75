import { expect, test } from 'bun:test';

import { checkMessages } from './check/check-language.ts';
import { messageFiles, readSource } from './check/types.ts';
import { pseudoTranslate } from './pseudo.ts';

test('a text is accented and longer, its arguments stay', () => {
  expect(
    pseudoTranslate({
      save: 'Save all',
      group: {
        files: '{count, plural, one {# file of {name}} other {# files}} {max, number, bytes}',
      },
    }),
  ).toEqual({
    save: '[Šávé áĺĺ ~ ~]',
    group: {
      files: expect.stringMatching(
        /^\[\{count, ?plural, ?one ?\{# fíĺé óf \{name\}\} other ?\{# fíĺéš\}\} \{max, number, bytes\}( ~)+\]$/,
      ),
    },
  });
});

test.each(messageFiles)('%s can be shown in it', (file) => {
  const english = readSource('en', file);
  expect(checkMessages('en', pseudoTranslate(english), english)).toEqual({
    errors: [],
    missing: [],
  });
});
