import { expect, test } from 'bun:test';

import { showLanguage } from '../../../language/messages.ts';
import { pausedText, progressText, retryText } from './progress-text.ts';

await showLanguage({ locale: 'en', isChosen: false });

test('percent, speed and time left stand in one line', () => {
  expect(progressText(500_000, 2_000_000, 100_000)).toBe('25% · 97.66 KB/s · 15 s left');
});

test('before a speed is known there is only the percent', () => {
  expect(progressText(0, 2_000_000, undefined)).toBe('0%');
});

test('a line that stands still promises no end', () => {
  expect(progressText(500_000, 2_000_000, 0)).toBe('25% · Waiting for the network…');
});

test('a paused file says how far it is, once anything was sent', () => {
  expect(pausedText(500_000, 2_000_000)).toBe('Paused at 25%, 1.91 MB');
  expect(pausedText(0, 2_000_000)).toBe('Paused, 1.91 MB');
});

test('the time to the next try is counted in whole seconds', () => {
  expect(retryText(7001)).toBe('Next try in 8 s');
  expect(retryText(1)).toBe('Next try in 1 s');
  expect(retryText(-300)).toBe('Trying again');
});
