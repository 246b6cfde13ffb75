import { expect, test } from 'bun:test';

import { createMissThrottle } from './miss-throttle.ts';

const max = 100;

test('a network that misses often is refused for the rest of the minute, and no other one', () => {
  let now = 1_000_000;
  const throttle = createMissThrottle({ now: () => now });
  for (let misses = 0; misses < max; misses += 1) {
    expect(throttle.isInForce()).toBe(false);
    throttle.check('192.0.2.1');
    throttle.add('192.0.2.1');
  }
  expect(throttle.isInForce()).toBe(true);
  now += 20_000;
  expect(() => throttle.check('192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'too_many_attempts', retryAfterSeconds: 40 }),
  );
  throttle.check('192.0.2.2');
  now += 40_000;
  expect(throttle.isInForce()).toBe(false);
  throttle.check('192.0.2.1');
});

test('misses of many minutes do not add up', () => {
  let now = 0;
  const throttle = createMissThrottle({ now: () => now });
  for (let misses = 0; misses < 3 * max; misses += 1) {
    throttle.add('192.0.2.1');
    throttle.check('192.0.2.1');
    now += 1000;
  }
  expect(throttle.isInForce()).toBe(false);
});
