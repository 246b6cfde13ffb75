import { expect, test } from 'bun:test';

import { attemptsFrom, createAttempts } from './attempts.ts';

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

test('all addresses of one network of IPv6 count as one, however they are written', () => {
  const key = attemptsFrom('sign-in', '2001:db8:0:7::1');
  for (const same of ['2001:DB8::7:a:b:c:d', '2001:0db8:0000:0007::', '2001:db8:0:7::1.2.3.4']) {
    expect(attemptsFrom('sign-in', same)).toBe(key);
  }
  for (const other of ['2001:db8:0:8::1', '2001:db8::1', '2001:db8:7::1', '::1', '192.0.2.1']) {
    expect(attemptsFrom('sign-in', other)).not.toBe(key);
  }
  expect(attemptsFrom('sign-in', 'fe80::1%eth0')).toBe(attemptsFrom('sign-in', 'fe80::2%eth1'));
  expect(attemptsFrom('register', '2001:db8:0:7::1')).not.toBe(key);
});

test('addresses of IPv4 count each for itself', () => {
  expect(attemptsFrom('sign-in', '192.0.2.1')).not.toBe(attemptsFrom('sign-in', '192.0.2.2'));
});
