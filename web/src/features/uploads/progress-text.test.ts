import { expect, test } from 'bun:test';

import { progressText } from './progress-text.ts';

test('percent, speed and time left stand in one line', () => {
  expect(progressText(500_000, 2_000_000, 100_000)).toBe('25% · 97.66 KB/s · 15 s left');
});

test('before a speed is known there is only the percent', () => {
  expect(progressText(0, 2_000_000, undefined)).toBe('0%');
});

test('a line that stands still promises no end', () => {
  expect(progressText(500_000, 2_000_000, 0)).toBe('25% · Waiting for the network…');
});
