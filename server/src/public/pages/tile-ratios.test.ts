import { expect, test } from 'bun:test';

import { pixels } from '../../lib/media/media-facts.ts';
import { ratioClassOf, ratioRules } from './tile-ratios.ts';

test('a tile has the ratio of its picture, within bounds', () => {
  expect(ratioClassOf(pixels(400, 300))).toBe('r27');
  expect(ratioClassOf(pixels(300, 400))).toBe('r15');
  expect(ratioClassOf(null)).toBe('r20');
  expect(ratioClassOf(pixels(60_000, 1))).toBe('r80');
  expect(ratioClassOf(pixels(1, 60_000))).toBe('r8');
});

test('each class has a rule', () => {
  for (const step of [8, 15, 20, 27, 80]) expect(ratioRules).toContain(`.r${step}{--ratio:`);
  expect(ratioRules).toContain('.r20{--ratio:1}');
});
