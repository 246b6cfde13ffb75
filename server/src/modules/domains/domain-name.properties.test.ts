import { expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { anyText, hostName } from '../../../../test/support/hostile/any-text.ts';
import { AppError } from '../../lib/errors.ts';
import { findDomainName, isBelow, parentsOf, parseDomainName } from './domain-name.ts';

const wanted = fc.oneof(
  anyText,
  fc.array(anyText, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.')),
  fc.tuple(anyText, hostName).map((parts) => parts.join('')),
  fc.domain(),
  // Close to addresses, which URLs write in many ways.
  fc
    .array(fc.constantFrom('1', '0x7f', '0', '255', '256', 'a', '0xg', 'example'), { maxLength: 5 })
    .map((parts) => parts.join('.')),
);

test('whatever is asked for, a name is refused in a sentence or is one that a browser knows', () => {
  fc.assert(
    fc.property(wanted, (text) => {
      const name = findDomainName(text);
      if (name === undefined) return expect(() => parseDomainName(text)).toThrow(AppError);
      expect(parseDomainName(text)).toBe(name);
      expect(name).toMatch(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
      expect(name).not.toMatch(/\.\d+$/);
      expect(name.length).toBeLessThanOrEqual(253);
      // Written again it is itself, and a browser takes it for nothing else.
      expect(findDomainName(name)).toBe(name);
      return expect(new URL(`https://${name}`).hostname).toBe(name);
    }),
  );
});

test('a name is below each of its parents, and they are not below it', () => {
  fc.assert(
    fc.property(hostName, (name) => {
      for (const parent of parentsOf(name)) {
        expect(isBelow(name, parent)).toBe(true);
        expect(isBelow(parent, name)).toBe(false);
        expect(isBelow(`x${name}`, name)).toBe(false);
      }
    }),
  );
});
