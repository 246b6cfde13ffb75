import { expect, test } from 'bun:test';

import { ConfigError } from './config-error.ts';
import { loadEnvironmentFile, parseEnvironmentFile } from './environment-file.ts';

const parse = (text: string) => parseEnvironmentFile(text, '/etc/perch/perch.env');

test.each([
  ['A=1', { A: '1' }],
  ['# A=1\n; B=2\n\n  C = 3 \nD=', { C: '3', D: '' }],
  ['A=one two\t\nB=x', { A: 'one two', B: 'x' }],
  ['A="one  two "  \nB=\'three\'', { A: 'one  two ', B: 'three' }],
  ['A=\'one\' "two"', { A: 'onetwo' }],
  ['A=#1 "quoted"', { A: '#1 "quoted"' }],
  ['A=back\\slash\\\\es\\ \nB=1', { A: 'backslash\\es ', B: '1' }],
  ['A=one\\\n  two\nB=1', { A: 'one  two', B: '1' }],
  ['A="a \\"b\\" \\$c \\d"', { A: 'a "b" $c \\d' }],
  ["A='a \\' \nB=$HOME/x", { A: 'a \\', B: '$HOME/x' }],
  ['A="two\nlines"\nB=1', { A: 'two\nlines', B: '1' }],
  ['A=1\r\nB="2"\r\n', { A: '1', B: '2' }],
  ['A=1\nA=2', { A: '2' }],
  ['A="never closed', { A: 'never closed' }],
  ['A=p=q?r&s', { A: 'p=q?r&s' }],
  ['A=\\', { A: '' }],
  ['', {}],
])('%j gives %j', (text, settings) => expect(parse(text)).toEqual(settings));

test.each([
  ['A=1\nexport B=2', 2],
  ['A=1\n\nPUBLIC_URL', 3],
  ['A="x\ny"\n=2', 3],
  ['1A=2', 1],
])('%j is refused by the number of its line', (text, line) => {
  expect(() => parse(text)).toThrow(
    new ConfigError(`Line ${line} of /etc/perch/perch.env is not a setting: write NAME=value.`),
  );
});

test('the option stands in front of the command, and a file that is not there is named', () => {
  const environment = { PORT: '1' };
  expect(loadEnvironmentFile(['user', 'list', '--env-file'], environment)).toEqual([
    'user',
    'list',
    '--env-file',
  ]);
  expect(() => loadEnvironmentFile(['--env-file', '/no/such'], environment)).toThrow(
    'The settings in /no/such cannot be read (ENOENT).',
  );
  expect(() => loadEnvironmentFile(['--env-file'], environment)).toThrow('takes a file');
  expect(environment).toEqual({ PORT: '1' });
  expect(loadEnvironmentFile(['--env-file', '/dev/null', 'doctor'], environment)).toEqual([
    'doctor',
  ]);
});
