import { expect, test } from 'bun:test';

import { encode } from 'uqr';

import { qrPath } from './qr-path.ts';

test('neighbours in a row become one rectangle', () => {
  const modules = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(qrPath(modules)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('nothing is dark where no module is', () => {
  expect(qrPath([])).toBe('');
  expect(qrPath([[false, false]])).toBe('');
});

test('every dark module of a real code is covered once, and no light one', () => {
  const { data, size } = encode('otpauth://totp/Perch:robin?secret=JBSWY3DPEHPK3PXP', {
    border: 4,
  });
  const painted = data.map((row) => row.map(() => 0));
  for (const [, x, y, width] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const row = painted[Number(y)];
      if (row) row[at] = (row[at] ?? 0) + 1;
    }
  }
  expect(painted).toEqual(data.map((row) => row.map(Number)));
  // The quiet zone: four modules on each side.
  expect(data.length).toBe(size);
  expect(painted.slice(0, 4).flat().some(Boolean)).toBe(false);
  expect(painted[4]?.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
});
