import { expect, test } from 'bun:test';

import { uploadFlags } from '@perch/contract/uploads/options';

import { readUpOptions, upHelp } from './up-options.ts';

test('options are read in any order, beside files', () => {
  const args = [
    '--expires',
    '7d',
    '--max-downloads',
    '5',
    '--burn',
    '--link=view',
    'a',
    '--tags',
    'x,y',
  ];
  const { files, options } = readUpOptions(args);
  expect(files).toEqual(['a']);
  expect(Object.fromEntries(options)).toEqual({
    expires: '7d',
    maxDownloads: '5',
    burn: 'true',
    link: 'view',
    tags: 'x,y',
  });
});

test.each(uploadFlags.filter(({ isSecret }) => !isSecret))(
  'the option $name is one of perch up, and its help has it',
  ({ name, flag, isSwitch, example }) => {
    const value = isSwitch ? [] : [`${example}`];
    const { options } = readUpOptions([`--${flag}`, ...value, 'a']);
    expect([...options]).toEqual([[name, `${example}`]]);
    expect(upHelp.some((line) => line.startsWith(`  --${flag}`))).toBe(true);
  },
);

test('a file after -- may begin with a dash', () => {
  expect(readUpOptions(['--', '--expires']).files).toEqual(['--expires']);
});

test.each([
  [['a', '--expires', ' ']],
  [['a', '--tags', 'x\ny']],
  [['a', '--retry-seconds', '-1']],
  [['a', '--retry-seconds', '1e9']],
  [['a', '--password', '--password-file', 'x']],
  [['-', '--password']],
  [['-r', 'a', '--name', 'x']],
  [['--burn=true', 'a']],
])('%j is refused', (args) => {
  expect(() => readUpOptions(args)).toThrow();
});
