import { expect, test } from 'bun:test';

import { parsePieceLimit, type PieceLimit, PieceSizes, productOf } from './piece-sizes.ts';

const KiB = 1024;
const MiB = 1024 ** 2;
const day = 24 * 60 * 60 * 1000;

function pieceSizes(limit?: PieceLimit) {
  const kept: number[] = [];
  const clock = { nowMs: 1000 };
  const sizes = new PieceSizes(
    limit,
    ({ bytes }) => kept.push(bytes),
    () => clock.nowMs,
  );
  const fail = (bytes: number, status: number, isFromPerch = false) =>
    sizes.failed({ bytes, status, isFromPerch });
  return { sizes, kept, clock, fail };
}

/** Sends what a proxy with this limit lets through; gives the lengths that it has refused. */
function sendThrough(sizes: PieceSizes, fileBytes: number, limitBytes: number, status: number) {
  const refused: number[] = [];
  for (let left = fileBytes; left > 0;) {
    const bytes = Math.min(left, sizes.maxBytes);
    if (bytes > limitBytes) {
      refused.push(bytes);
      expect(sizes.failed({ bytes, status, isFromPerch: false })).toBe('shorter');
    } else {
      sizes.arrived(bytes);
      left -= bytes;
    }
  }
  return refused;
}

test('refused pieces are halved until one arrives, and that length is remembered', () => {
  const { sizes, kept, clock } = pieceSizes();
  expect(sizes.maxBytes).toBe(Infinity);
  expect(sendThrough(sizes, 3 * MiB, MiB, 413)).toEqual([3 * MiB, 1.5 * MiB]);
  expect(kept).toEqual([768 * KiB]);
  expect(sendThrough(sizes, 300 * MiB, MiB, 413)).toEqual([]);
  clock.nowMs += day + 1;
  expect(sizes.maxBytes).toBe(Infinity);
  expect(sendThrough(sizes, 900 * MiB, 100 * MiB, 413)).toEqual([900 * MiB]);
  expect(kept).toEqual([768 * KiB, 64 * MiB]);
});

test('a remembered limit holds for a day', () => {
  const limit = { bytes: MiB, foundAt: 0 };
  expect(pieceSizes(limit).sizes.maxBytes).toBe(MiB);
  expect(pieceSizes({ ...limit, foundAt: -day }).sizes.maxBytes).toBe(Infinity);
});

test('a connection that is cut once shortens pieces until some have arrived', () => {
  for (const status of [0, 502, 504, 524]) {
    const { sizes, kept, fail } = pieceSizes();
    expect(fail(900 * MiB, status)).toBe('shorter');
    expect(sizes.maxBytes).toBe(64 * MiB);
    expect(fail(64 * MiB, status)).toBe('shorter');
    // The other of two that were sent at once says nothing new.
    expect(fail(64 * MiB, status)).toBe('shorter');
    expect(sizes.maxBytes).toBe(32 * MiB);
    for (let piece = 0; piece < 8; piece += 1) sizes.arrived(sizes.maxBytes);
    expect(sizes.maxBytes).toBe(Infinity);
    expect(kept).toEqual([]);
  }
});

test('a length that is cut again after shorter pieces have arrived is not tried again', () => {
  const { sizes, kept } = pieceSizes();
  const cut = sendThrough(sizes, 300 * MiB, MiB, 0);
  expect(cut).toEqual([300, 64, 32, 16, 8, 4, 2, 2].map((count) => count * MiB));
  expect(kept).toEqual([MiB]);
});

test('no piece becomes shorter than 256 KiB', () => {
  const { sizes, kept, fail } = pieceSizes();
  expect(fail(300 * KiB, 413)).toBe('shorter');
  expect(sizes.maxBytes).toBe(256 * KiB);
  expect(fail(256 * KiB, 413)).toBe('refused');
  expect(fail(256 * KiB, 0)).toBe('interrupted');
  expect(sizes.maxBytes).toBe(256 * KiB);
  expect(kept).toEqual([]);
});

test('what Perch says itself, and other failures, change no length', () => {
  const { sizes, fail } = pieceSizes();
  expect(fail(3 * MiB, 413, true)).toBeUndefined();
  expect(fail(3 * MiB, 502, true)).toBeUndefined();
  expect(fail(3 * MiB, 403)).toBeUndefined();
  expect(fail(3 * MiB, 500)).toBeUndefined();
  // A small file, while the server is away.
  expect(fail(10, 502)).toBeUndefined();
  expect(sizes.maxBytes).toBe(Infinity);
});

test('only a limit that can be used is read again', () => {
  const limit = { bytes: MiB, foundAt: 5 };
  expect(parsePieceLimit(JSON.parse(JSON.stringify(limit)))).toEqual(limit);
  for (const value of [null, 1, {}, { bytes: 1, foundAt: 5 }, { bytes: '1', foundAt: 5 }]) {
    expect(parsePieceLimit(value)).toBeUndefined();
  }
});

test('a proxy is named without its version', () => {
  expect(productOf('nginx/1.22.1')).toBe('nginx');
  expect(productOf('cloudflare')).toBe('cloudflare');
  expect(productOf('Apache/2.4 (Debian)')).toBe('Apache');
  for (const header of [null, undefined, '', '<b>', '\u202Enginx']) {
    expect(productOf(header)).toBe('');
  }
});
