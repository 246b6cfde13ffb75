import { expect, test } from 'bun:test';

import { shellWord } from './command-line.ts';

test.each([
  'plain',
  '',
  "it's",
  "'; rm -rf ~; '",
  '$(id) `id` $HOME',
  String.raw`back\slash "quoted"`,
  'two\nlines',
])('a shell reads a word as it was: %j', (text) => {
  const { stdout } = Bun.spawnSync(['sh', '-c', `printf %s ${shellWord(text)}`]);
  expect(stdout.toString()).toBe(text);
});

test.each([
  ['a.txt', 'a.txt'],
  ['two words', "'two words'"],
  ["it's $(here)", String.raw`'it'\''s $(here)'`],
  ['-x', "'-x'"],
  ['', "''"],
])('%j is %s in a shell', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
