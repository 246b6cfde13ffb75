import { expect, test } from 'bun:test';

import { readOptions } from './options.ts';

const groups = ['files', 'large'];

test('without anything all groups are measured three times', () => {
  expect(readOptions([], groups)).toEqual({ rounds: 3, seconds: 3, peers: [] });
});

test('groups, rounds and products are named', () => {
  const args = '--only files,large --rounds 5 --peer a=a.ts --peer b=b/c.ts@http://localhost:1/x';
  expect(readOptions(args.split(' '), groups)).toEqual({
    only: ['files', 'large'],
    rounds: 5,
    seconds: 3,
    peers: [
      { name: 'a', adapter: 'a.ts' },
      { name: 'b', adapter: 'b/c.ts', url: 'http://localhost:1/x' },
    ],
  });
  expect(readOptions(['--note', 'Tests ran beside it.'], groups).note).toBe('Tests ran beside it.');
});

test.each([
  ['--only nothing', 'There is no group nothing; there are files, large.'],
  ['--rounds 0', '--rounds takes a number from 1, not 0.'],
  ['--rounds', '--rounds needs a value.'],
  ['--peer a', '--peer takes name=file.ts or name=file.ts@URL.'],
  ['--fast yes', '--fast is unknown; there are --only, --rounds, --seconds, --peer, --note.'],
])('%s is refused', (args, sentence) => {
  expect(() => readOptions(args.split(' '), groups)).toThrow(sentence);
});
