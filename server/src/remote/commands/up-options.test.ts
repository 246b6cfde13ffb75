import { expect, test } from 'bun:test';

import { uploadOptions } from '@perch/contract/uploads/options';

import { readUpOptions, upHelp } from './up-options.ts';

test('every option of the API is one of perch up, under its name', () => {
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
  for (const name of Object.keys(uploadOptions)) {
    const flag = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(upHelp.join('\n')).toContain(`--${flag}`);
  }
});

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
