import { expect, test } from 'bun:test';

import { codesFile, codesFileName } from './codes-file.ts';

test('each code is on a line of its own, below what they are for', () => {
  expect(codesFile('Recovery codes of robin', ['aaaa-bbbb', 'cccc-dddd'])).toBe(
    'Recovery codes of robin\r\n\r\naaaa-bbbb\r\ncccc-dddd\r\n',
  );
});

test('the file is called after the installation, in letters that every system takes', () => {
  expect(codesFileName('Perch')).toBe('perch-recovery-codes.txt');
  expect(codesFileName('  Müller & Söhne / Files ')).toBe('müller-söhne-files-recovery-codes.txt');
  expect(codesFileName('../..')).toBe('perch-recovery-codes.txt');
});
