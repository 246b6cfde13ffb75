import { describe, expect, test } from 'bun:test';

import * as fc from 'fast-check';

import { planZip, type ZipMember, type ZipRange } from './plan.ts';
import { dosTime } from './records.ts';

const gib = 1024 ** 3;
const moment = Date.UTC(2026, 10, 23, 17, 14, 39);

const member = (name: string, size: number, crc32: number | undefined = 0): ZipMember => ({
  name,
  size,
  crc32,
  modifiedAt: moment,
  content: `${name} ${size}`,
});

/** The bytes of a range; each byte of a content tells its member and place. */
function bytesOf(members: ZipMember[], range?: ZipRange): Buffer {
  const plan = planZip(members);
  const parts: Uint8Array[] = [];
  for (const piece of plan.pieces(range ?? { start: 0, end: plan.size })) {
    if (piece.kind === 'record') {
      parts.push(piece.bytes(() => 7));
      continue;
    }
    const { start, end } = piece.range;
    parts.push(Uint8Array.from({ length: end - start }, (_, at) => piece.member * 31 + start + at));
  }
  return Buffer.concat(parts);
}

const anyMember = fc
  .record({
    name: fc.stringMatching(/^[a-zäß☀]{0,12}$/),
    size: fc.oneof(fc.constant(0), fc.nat(40)),
    crc32: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 0xffffffff })),
    modifiedAt: fc.integer({ min: -1e13, max: 9e15 }).map((at) => at % 8.64e15),
  })
  .map((each): ZipMember => ({ ...each, content: String(each.size) }));

test('an archive is as long as its plan says, and each of its ranges is that part of the whole', () => {
  const members = fc.array(anyMember, { maxLength: 8 });
  fc.assert(
    fc.property(members, fc.nat(), fc.nat(), (all, first, last) => {
      const { size } = planZip(all);
      const whole = bytesOf(all);
      expect(whole.length).toBe(size);
      const [start = 0, end = 0] = [first % size, (last % size) + 1].toSorted((a, b) => a - b);
      expect(bytesOf(all, { start, end }).equals(whole.subarray(start, end))).toBe(true);
    }),
  );
});

test('ranges from every byte of an archive are those parts of the whole', () => {
  const members = [member('a', 3), member('leer', 0), member('ö', 2, undefined), member('z', 1)];
  const whole = bytesOf(members);
  for (let start = 0; start < whole.length; start += 1) {
    // No border is a multiple of it away from all others.
    for (let end = start + 1; end <= whole.length; end += 7) {
      if (!bytesOf(members, { start, end }).equals(whole.subarray(start, end))) {
        throw new Error(`${start} to ${end} is not that part`);
      }
    }
  }
});

test('a range at the end of a huge archive is made without what lies before it', () => {
  const members = Array.from({ length: 70_000 }, (_, index) => member(`${index}`, 5 * gib));
  const plan = planZip(members);
  expect(plan.size).toBeGreaterThan(70_000 * 5 * gib);
  let made = 0;
  for (const piece of plan.pieces({ start: plan.size - 200, end: plan.size })) {
    made += 1;
    expect(piece.kind).toBe('record');
  }
  expect(made).toBeLessThan(4);
  const middle = [...plan.pieces({ start: 1000 * 5 * gib, end: 1000 * 5 * gib + 10 })];
  expect(middle).toHaveLength(1);
});

describe('ZIP64 is used', () => {
  const signatureOf64 = Buffer.from([0x50, 0x4b, 6, 6]);
  const extraOf64 = Buffer.from([1, 0, 16, 0]);
  const recordsOf = (members: ZipMember[]) => {
    const plan = planZip(members);
    const records: Uint8Array[] = [];
    for (const piece of plan.pieces({ start: 0, end: plan.size })) {
      if (piece.kind === 'record') records.push(piece.bytes(() => 7));
    }
    return Buffer.concat(records);
  };

  test.each([
    ['for 65 534 files not', [0xfffe, 0], false, false],
    ['for 65 535 files at the end', [0xffff, 0], true, false],
    [
      'for a file of 4 GiB - 2 bytes not in its entry, but at the end',
      [1, 0xfffffffe],
      true,
      false,
    ],
    ['for a file of 4 GiB - 1 byte', [1, 0xffffffff], true, true],
  ] as const)('%s', (_, [count, size], atEnd, inEntry) => {
    const records = recordsOf(Array.from({ length: count }, (__, at) => member(`${at}`, size)));
    expect(records.includes(signatureOf64)).toBe(atEnd);
    expect(records.includes(extraOf64)).toBe(inEntry);
  });
});

describe('the entity tag', () => {
  const members = [member('a', 3, 1), member('b', 4, 2)];
  const { etag } = planZip(members);

  test('is strong, and the same for the same members', () => {
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(planZip(structuredClone(members)).etag).toBe(etag);
  });

  test.each([
    ['a name', { name: 'c' }],
    ['a size', { size: 5 }],
    ['a time', { modifiedAt: moment + 1 }],
    ['a content', { content: 'other' }],
    ['an unknown CRC-32', { crc32: undefined }],
  ])('is another with %s', (_, change) => {
    const [first, second] = members;
    if (!first || !second) throw new Error('There are two');
    expect(planZip([{ ...first, ...change }, second]).etag).not.toBe(etag);
    expect(planZip([second, first]).etag).not.toBe(etag);
    expect(planZip([first]).etag).not.toBe(etag);
  });
});

test('times before and after those that MS-DOS knows become the nearest one', () => {
  expect(dosTime(0)).toEqual({ date: (1 << 5) | 1, time: 0 });
  expect(dosTime(moment)).toEqual({
    date: (46 << 9) | (11 << 5) | 23,
    time: (17 << 11) | (14 << 5) | 19,
  });
  expect(dosTime(Date.UTC(3000, 0, 1)).date >> 9).toBe(127);
});
