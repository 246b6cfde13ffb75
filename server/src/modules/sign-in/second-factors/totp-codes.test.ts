import { describe, expect, test } from 'bun:test';

import { findStepOf, newTotpSecret, totpUriOf } from './totp-codes.ts';

// RFC 6238, appendix B, in its last six digits: "12345678901234567890" with SHA-1.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const vectors: [seconds: number, digits: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

const stepAt = (seconds: number) => Math.floor(seconds / 30);

describe('a code', () => {
  test.each(vectors)('at %d s is %s', async (seconds, digits) => {
    const now = seconds * 1000;
    expect(await findStepOf(digits, { secret, lastStep: -1, now })).toBe(stepAt(seconds));
  });

  test.each(vectors)(
    'of %d s is right one step before and after, and not two',
    async (at, code) => {
      const begins = stepAt(at) * 30_000;
      const isRightAt = async (now: number) =>
        (await findStepOf(code, { secret, lastStep: -1, now })) !== undefined;
      expect(await isRightAt(begins - 30_000)).toBe(true);
      expect(await isRightAt(begins + 59_999)).toBe(true);
      expect(await isRightAt(begins - 30_001)).toBe(false);
      expect(await isRightAt(begins + 60_000)).toBe(false);
    },
  );

  test('of the last accepted step or an earlier one is refused, a later one is not', async () => {
    const [[seconds, digits] = [0, '']] = vectors.slice(1);
    const step = stepAt(seconds);
    const now = seconds * 1000;
    expect(await findStepOf(digits, { secret, lastStep: step, now })).toBeUndefined();
    expect(await findStepOf(digits, { secret, lastStep: step + 1, now })).toBeUndefined();
    expect(await findStepOf(digits, { secret, lastStep: step - 1, now })).toBe(step);
  });

  test('of another secret is none of this one', async () => {
    const other = await newTotpSecret();
    expect(other).toMatch(/^[A-Z2-7]{32}$/);
    expect(await newTotpSecret()).not.toBe(other);
    expect(
      await findStepOf('287082', { secret: other, lastStep: -1, now: 59_000 }),
    ).toBeUndefined();
  });
});

test('the address for apps names the site and the account, whatever is in their names', async () => {
  const names = { issuer: 'Ann & Bob: files?', label: 'ann#1/ä' };
  const uri = new URL(await totpUriOf(secret, names));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.host).toBe('totp');
  expect(decodeURIComponent(uri.pathname)).toBe(`/${names.issuer}:${names.label}`);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: names.issuer,
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
