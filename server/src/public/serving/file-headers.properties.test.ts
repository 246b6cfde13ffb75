import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../test/support/hostile/any-text.ts';
import { cleanFileName } from '../../modules/uploads/receive/file-name.ts';
import { parsePartHeader } from '../../modules/uploads/receive/form/part-header.ts';
import { contentDisposition } from './file-headers.ts';

const unsafe = /[\p{Cc}\p{Cs}/\\\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

test('whatever a file was called, its stored name is short, visible and nowhere else', () => {
  fc.assert(
    fc.property(anyText, (raw) => {
      const name = cleanFileName(raw, 'fallback');
      expect(name).not.toMatch(unsafe);
      expect(name).not.toBe('');
      expect(name).not.toMatch(/^\.{1,2}$/);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).toBe(name.normalize('NFC'));
      // Cleaning a clean name changes nothing, so a name survives being downloaded and sent again.
      expect(cleanFileName(name, 'other')).toBe(name);
    }),
  );
});

test('whatever a file is called, the header has one line and gives its name back', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('inline', 'attachment'), (raw, how) => {
      const name = cleanFileName(raw, 'fallback');
      const header = contentDisposition(how, name);
      expect(header).toMatch(
        /^(inline|attachment); filename="[ !#-$&-[\]-~]*"; filename\*=UTF-8''[\w.!~%-]+$/,
      );
      expect(decodeURIComponent(header.split("''").at(-1) ?? '')).toBe(name);
      // What the server sends is understood where it comes back in a form.
      expect(
        parsePartHeader(
          `\r\nContent-Disposition: form-data; name="file"; ${header.slice(how.length + 2)}`,
        ),
      ).toEqual({ name: 'file', fileName: name });
    }),
  );
});
