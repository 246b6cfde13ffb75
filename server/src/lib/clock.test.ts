import { expect, test } from 'bun:test';

import { letPass } from '../../../test/support/wait.ts';
import { createAgeClock, dayMs, minuteMs } from './clock.ts';

test('the clock of ages follows one that goes right', () => {
  expect(Math.abs(createAgeClock({ now: Date.now }).now() - Date.now())).toBeLessThan(minuteMs);
});

test('it gives whole milliseconds', async () => {
  const ages = createAgeClock({ now: Date.now });
  // Time enough for a fraction.
  await letPass(5);
  const times = Array.from({ length: 100 }, () => ages.now());
  expect(times.filter((time) => !Number.isInteger(time))).toEqual([]);
});

test('it does not follow one that is moved forward, and does follow it back', () => {
  let movedMs = 0;
  const ages = createAgeClock({ now: () => Date.now() + movedMs });
  movedMs = dayMs;
  expect(ages.now()).toBeLessThan(Date.now() + minuteMs);
  movedMs = -dayMs;
  expect(ages.now()).toBeLessThan(Date.now() - dayMs + minuteMs);
});
