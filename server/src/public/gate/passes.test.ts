import { describe, expect, test } from 'bun:test';
import { createHmac } from 'node:crypto';

import * as fc from 'fast-check';

import { anyText } from '../../../../test/support/hostile/any-text.ts';
import { readCookies } from '../../http/request/cookies.ts';
import { hourMs } from '../../lib/clock.ts';
import { hasPass, issuePass } from './passes.ts';

const derive = (purpose: string, text: string) =>
  createHmac('sha256', 'key').update(`${purpose}\0${text}`).digest('base64url');
const reader = { secret: { derive }, now: 1_800_000_000_000, isSecure: true };
const file = { id: 'a', slug: 'kT7nW2pQx9', password_hash: '$argon2id$1' };

const cookieOf = (set: string[]) => set.map((each) => each.split(';')[0]).join('; ');
const unlocked = cookieOf(issuePass(reader, null, 'unlock', file));

describe('a pass', () => {
  test('is for its file, its kind and its password, until its end', () => {
    expect(hasPass(reader, unlocked, 'unlock', file)).toBe(true);
    expect(
      hasPass({ ...reader, now: reader.now + 12 * hourMs - 1 }, unlocked, 'unlock', file),
    ).toBe(true);
    expect(hasPass({ ...reader, now: reader.now + 12 * hourMs }, unlocked, 'unlock', file)).toBe(
      false,
    );
    expect(hasPass(reader, unlocked.replace('unlock', 'grant'), 'grant', file)).toBe(false);
    expect(hasPass(reader, unlocked, 'unlock', { ...file, id: 'b' })).toBe(false);
    expect(hasPass(reader, unlocked, 'unlock', { ...file, password_hash: '$argon2id$2' })).toBe(
      false,
    );
    expect(hasPass(reader, unlocked.replace('__Host-', ''), 'unlock', file)).toBe(false);
    expect(hasPass(reader, null, 'unlock', file)).toBe(false);
  });

  test('of another key or with another end is none', () => {
    const other = { derive: (purpose: string, text: string) => derive(purpose, `${text}!`) };
    expect(hasPass({ ...reader, secret: other }, unlocked, 'unlock', file)).toBe(false);
    expect(hasPass(reader, unlocked.replace('=', '=1'), 'unlock', file)).toBe(false);
    expect(hasPass(reader, unlocked.replace(/\..*/, '.'), 'unlock', file)).toBe(false);
  });

  test('is found beside one of the same name that another host has set', () => {
    const name = unlocked.split('=')[0];
    expect(hasPass(reader, `${name}=forged; ${unlocked}`, 'unlock', file)).toBe(true);
  });

  test('takes the place of those that end first where a browser has many', () => {
    let cookies = '';
    for (let number = 0; number < 25; number += 1) {
      const next = { ...file, slug: `file${number}` };
      const set = issuePass({ ...reader, now: reader.now + number }, cookies, 'grant', next);
      const removed = set.filter((each) => each.includes('Max-Age=0;'));
      expect(removed.map((each) => each.split('=')[0])).toEqual(
        number < 20 ? [] : [`__Host-perch-grant-file${number - 20}`],
      );
      const gone = new Set(removed.map((each) => each.split('=')[0]));
      const kept = cookies
        .split('; ')
        .filter((each) => each && !gone.has(each.split('=')[0] ?? ''));
      cookies = [...kept, cookieOf(set.slice(0, 1))].join('; ');
    }
    expect(readCookies(cookies)).toHaveLength(20);
  });
});

describe('a Cookie header', () => {
  const bytes = fc
    .uint8Array({ maxLength: 300 })
    .map((each) => Buffer.from(each).toString('latin1'));
  const text = fc.oneof(anyText, bytes);

  test('of any bytes is read without an error, and opens nothing', () => {
    fc.assert(
      fc.property(text, (header) => {
        for (const [name, value] of readCookies(header)) {
          expect(header).toContain(`${name}=${value}`);
          expect(`${name}${value}`).not.toMatch(/[;\r\n\0 ]/);
        }
        expect(hasPass(reader, header, 'unlock', file)).toBe(false);
        const name = unlocked.split('=')[0];
        expect(hasPass(reader, `${name}=${header}`, 'unlock', file)).toBe(false);
      }),
    );
  });

  test('gives a pass among whatever else it holds', () => {
    fc.assert(
      fc.property(text, text, (before, behind) => {
        const header = `${before};${unlocked};${behind}`;
        expect(hasPass(reader, header, 'unlock', file)).toBe(true);
      }),
    );
  });
});
