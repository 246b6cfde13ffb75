import { expect, test } from 'bun:test';

import { createAttempts } from './attempts.ts';

const limit = { max: 3, windowMs: 60_000 };

function attemptsAt(start: number) {
  const clock = { time: start, now: () => clock.time };
  return { clock, attempts: createAttempts(clock) };
}

test('refuses after so many, says how long to wait, and lets in again afterwards', () => {
  const { clock, attempts } = attemptsAt(1000);
  for (let count = 0; count < 3; count += 1) {
    attempts.check('a', limit);
    attempts.count('a', limit);
  }
  clock.time += 20_500;
  try {
    attempts.check('a', limit);
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 40 });
  }
  attempts.check('b', limit);
  clock.time += 39_500;
  attempts.check('a', limit);
});

test('forgets what it counted when it is told to', () => {
  const { attempts } = attemptsAt(0);
  for (let count = 0; count < 3; count += 1) attempts.count('a', limit);
  expect(() => attempts.check('a', limit)).toThrow('Too many attempts');
  attempts.forget('a');
  attempts.check('a', limit);
});
