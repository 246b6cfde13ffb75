import { expect, test } from 'bun:test';

import { shellWord } from './shell-options.ts';

test.each([
  'plain',
  '',
  "it's",
  "'; rm -rf ~; '",
  '$(id) `id` $HOME',
  String.raw`back\slash "quoted"`,
  'two\nlines',
])('a shell reads a quoted word as it was: %j', (text) => {
  const { stdout } = Bun.spawnSync(['sh', '-c', `printf %s ${shellWord(text)}`]);
  expect(stdout.toString()).toBe(text);
});
