import { expect, test } from 'bun:test';

import { showLanguage } from '../../../language/messages.ts';
import { namePastedFiles } from './pasted-files.ts';

await showLanguage({ locale: 'en', isChosen: false });

const now = new Date(2026, 10, 21, 9, 5, 0);
const namesOf = (...names: string[]) =>
  namePastedFiles(
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
    now,
  ).map(({ name }) => name);

test('a picture without a name of its own is named by the moment', () => {
  expect(namesOf('image.png')).toEqual(['Pasted 2026-11-21 09.05.00.png']);
});

test('a file with a name keeps it', () => {
  expect(namesOf('harbour.png', 'image.of.me.png')).toEqual(['harbour.png', 'image.of.me.png']);
});

test('the bytes and the type stay', async () => {
  const [file] = namePastedFiles([new File(['perch'], 'image.png', { type: 'image/png' })], now);
  expect(await file?.text()).toBe('perch');
  expect(file?.type).toBe('image/png');
});
