import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText } from '../../../../test/support/hostile/any-text.ts';
import { parseRange } from './byte-range.ts';

const size = fc.oneof(fc.nat(20), fc.nat(), fc.maxSafeNat());
const position = fc.oneof(fc.nat(25), fc.maxSafeNat());

test('whatever a Range says, no byte outside of the file is sent', () => {
  const header = fc.oneof(
    anyText.map((text) => `bytes=${text}`),
    fc.stringMatching(/^bytes=[0-9, -]{0,30}$/),
  );
  fc.assert(
    fc.property(header, size, (text, bytes) => {
      const range = parseRange(text, bytes);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.start).toBeWithin(0, bytes);
      expect(range.end).toBeWithin(range.start + 1, bytes + 1);
    }),
  );
});

test('a range from one byte to another is exactly those that there are', () => {
  fc.assert(
    fc.property(position, position, size, (first, last, bytes) => {
      const range = parseRange(`bytes=${first}-${last}`, bytes);
      if (last < first) return expect(range).toBeUndefined();
      if (first >= bytes) return expect(range).toBe('unsatisfiable');
      return expect(range).toEqual({ start: first, end: Math.min(last + 1, bytes) });
    }),
  );
});

test('a range of the last bytes ends with the file', () => {
  fc.assert(
    fc.property(position, size, (count, bytes) => {
      const range = parseRange(`bytes=-${count}`, bytes);
      if (count === 0 || bytes === 0) return expect(range).toBe('unsatisfiable');
      return expect(range).toEqual({ start: Math.max(0, bytes - count), end: bytes });
    }),
  );
});
