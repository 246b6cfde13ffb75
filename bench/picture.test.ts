import { expect, test } from 'bun:test';

import { drawGroup } from './picture.ts';
import type { Case } from './results.ts';
import { figureOf } from './statistics.ts';

const get: Case = {
  name: '1 KiB GET',
  unit: '/s',
  figures: { Perch: figureOf([50, 60, 80]), 'A & <B>': figureOf([100]) },
  remarks: {},
};
const empty: Case = { name: 'measured for none', unit: 'ms', figures: {}, remarks: {} };

test('each product has a bar of its median, on the scale of the highest figure', () => {
  const picture = drawGroup('Files', [get]);
  const widths = [...picture.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, each]) => each);
  expect(widths).toEqual(['216', '360']);
  expect(picture).toContain('<title>Perch: 60 (50–80) /s</title>');
  expect(picture).toContain('M370 ');
  expect(picture).toContain('H478');
});

test('cases of one figure each are drawn on one scale', () => {
  const one = (name: string, value: number) => ({
    name,
    unit: 'MiB',
    figures: { Perch: figureOf([value]) },
    remarks: {},
  });
  const picture = drawGroup('Memory', [one('at rest', 50), one('at work', 200)]);
  const widths = [...picture.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, each]) => each);
  expect(widths).toEqual(['90', '360']);
});

test('text is text, whatever it says', () => {
  const picture = drawGroup('Files', [get]);
  expect(picture).toContain('A &amp; &lt;B&gt;');
  expect(picture).not.toContain('<B>');
});

test('a case without figures is left out', () => {
  expect(drawGroup('Files', [empty])).not.toContain('measured for none');
});

test('nothing is fetched, and dark mode has colours of its own', () => {
  const picture = drawGroup('Files', [get, { ...get, unit: 'ms' }]);
  expect(picture).not.toMatch(/href|url\(|@import|@font-face/);
  expect(picture).toContain('prefers-color-scheme: dark');
  expect(picture).toContain('less is better');
});
