import { expect, test } from 'bun:test';

import { repairLatin1 } from './latin1.ts';

/** As a client in latin1 leaves UTF-8 in a table. */
const misread = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

test.each(['Zoë', '€ 5', '日本', '😀', 'Á\u0081Í'])('%j is read as it was written', (text) => {
  expect(repairLatin1(misread(text))).toBe(text);
});

test.each(['plain', '', 'Zoë', 'ÄÖÜ', 'naïve café', '日本', 'Ã', '\u0000'])(
  '%j stays as it is',
  (text) => {
    expect(repairLatin1(text)).toBe(text);
  },
);
