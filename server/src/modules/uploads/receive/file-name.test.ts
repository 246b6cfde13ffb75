import { describe, expect, test } from 'bun:test';

import { cleanFileName } from './file-name.ts';

describe('cleanFileName', () => {
  test.each([
    ['holiday.jpg', 'holiday.jpg'],
    ['say "hi" 🐦.png', 'say "hi" 🐦.png'],
    ['C:\\Users\\me\\cat.gif', 'cat.gif'],
    ['../../etc/passwd', 'passwd'],
    ['holiday\\', 'holiday'],
    ['C:\\photos\\holiday\\\\', 'holiday'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['e\u0301te\u0301.txt', 'été.txt'],
    ['half \uD83D pair.txt', 'half  pair.txt'],
    ['  spaced.txt  ', 'spaced.txt'],
    ['.htaccess', '.htaccess'],
  ])('turns %j into %j', (raw, clean) => {
    expect(cleanFileName(raw, 'fallback')).toBe(clean);
  });

  test.each(['', '   ', '..', '/', 'folder/', '\u200B\u202E', '\u0000', '\\', '..\\'])(
    'gives the fallback for %j',
    (raw) => {
      expect(cleanFileName(raw, 'fallback')).toBe('fallback');
    },
  );

  test('keeps the extension of a name that is too long to be composed', () => {
    const accents = '\u0301\u0323'.repeat(4000);
    for (const name of [`a${accents}.txt`, `${accents}.txt`, `${'🐦'.repeat(4000)}.txt`]) {
      const clean = cleanFileName(name, 'fallback');
      expect(clean).toEndWith('.txt');
      expect(clean.isWellFormed()).toBe(true);
      expect(Buffer.byteLength(clean)).toBeWithin(200, 256);
      expect(cleanFileName(clean, 'other')).toBe(clean);
    }
  });

  test('shortens to 255 bytes, keeping the extension and whole characters', () => {
    const name = cleanFileName(`${'🐦'.repeat(100)}.jpeg`, 'fallback');
    expect(name).toBe(`${'🐦'.repeat(62)}.jpeg`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(cleanFileName('x'.repeat(4000), 'fallback'))).toBe(255);
  });
});
