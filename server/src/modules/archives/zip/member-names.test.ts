import { describe, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../../test/support/hostile/any-text.ts';
import { cleanMemberName, createMemberNames } from './member-names.ts';

/** Of one archive. */
function memberNames(names: readonly string[]): string[] {
  const nameIn = createMemberNames();
  return names.map((name) => nameIn(name));
}

const bytesOf = (text: string) => Buffer.byteLength(text);
const anyName = fc.oneof(
  anyText,
  anyText.map((text) => `${text.slice(0, 50).repeat(20)}.jpg`),
  fc.constantFrom('con', 'CON.txt', 'aux .x', 'Com¹', 'a. ', '..', '../../etc/passwd', 'C:\\x\\y'),
);

/** Names that no file system keeps apart. */
const foldedBySystems = (name: string) => [
  name.normalize('NFC').toLowerCase(),
  name.normalize('NFD').toUpperCase(),
];

test('whatever files are called, their names in an archive are valid everywhere', () => {
  fc.assert(
    fc.property(anyName, (raw) => {
      const name = cleanMemberName(raw);
      expect(bytesOf(name)).toBeWithin(1, 256);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[<>:"|?*/\\\p{Cc}]/u);
      expect(name).not.toMatch(/[. ]$|^\.{1,2}$/);
      expect(name).not.toMatch(/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i);
      expect(cleanMemberName(name)).toBe(name);
    }),
  );
});

test('no two names in an archive are the same, upper and lower case alike, and each is valid', () => {
  const few = fc.constantFrom(
    'a.txt',
    'A.TXT',
    'a (2).txt',
    'A (2) (2).txt',
    'ſ',
    's',
    'S',
    'é',
    'é',
  );
  const names = fc.array(fc.oneof(anyName, few, few), { maxLength: 40 });
  fc.assert(
    fc.property(names, (raw) => {
      const made = memberNames(raw);
      expect(made).toHaveLength(raw.length);
      for (const fold of [0, 1]) {
        expect(new Set(made.map((name) => foldedBySystems(name)[fold])).size).toBe(made.length);
      }
      for (const name of made) {
        expect(bytesOf(name)).toBeLessThan(256);
        expect(cleanMemberName(name)).toBe(name);
      }
      expect(memberNames(raw)).toEqual(made);
    }),
  );
});

describe('a name', () => {
  test.each([
    ['photo.jpg', 'photo.jpg'],
    ['Ferienfotos ☀️ 👩‍👩‍👧.zip', 'Ferienfotos ☀️ 👩‍👩‍👧.zip'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ann\\a.txt', 'a.txt'],
    ['a<b>c:d"e|f?g*h.txt', 'a_b_c_d_e_f_g_h.txt'],
    ['CON', '_CON'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['console.log', 'console.log'],
    ['what. ...', 'what'],
    ['a\0b\r\nc\u202Etxt.exe', 'abctxt.exe'],
    ['..', 'file'],
    ['', 'file'],
    ['.htaccess', '.htaccess'],
  ])('%j is %j in an archive', (raw, name) => {
    expect(cleanMemberName(raw)).toBe(name);
  });

  test('that is too long keeps its extension, and no emoji is cut in two', () => {
    const family = '👩‍👩‍👧';
    const name = cleanMemberName(`${family.repeat(40)}.jpeg`);
    expect(bytesOf(name)).toBeLessThan(256);
    expect(name).toBe(`${family.repeat(13)}.jpeg`);
    const equal = memberNames([`${'ä'.repeat(200)}.png`, `${'ä'.repeat(199)}b.png`]);
    expect(equal[0]).toBe(`${'ä'.repeat(125)}.png`);
    expect(equal[1]).toBe(`${'ä'.repeat(119)} (2).png`);
  });

  test('that comes again gets a number before its extension', () => {
    expect(memberNames(['a.txt', 'A.TXT', 'a (2).txt', 'a.txt', 'b', 'b'])).toEqual([
      'a.txt',
      'A (2).TXT',
      'a (2) (2).txt',
      'a (3).txt',
      'b',
      'b (2)',
    ]);
  });
});

test.each([
  ['short', () => 'a.txt'],
  ['long', (index: number) => `${'ä'.repeat(300)}${index}.txt`],
])(
  'ten thousand equal names, %s, are numbered without trying each number for each',
  (_, nameOf) => {
    const names = Array.from({ length: 10_000 }, (__, index) => nameOf(index));
    // Tried one by one for each, they would take fifty million steps, and so minutes.
    const made = memberNames(names);
    expect(new Set(made).size).toBe(10_000);
    expect(made.at(-1)).toContain(' (10000)');
  },
);
