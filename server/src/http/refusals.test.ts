import { expect, test } from 'bun:test';

import { minuteMs, secondMs } from '../lib/clock.ts';
import { AppError, OverloadError } from '../lib/errors.ts';
import { createRefusals } from './refusals.ts';

function openRefusals() {
  const lines: Record<string, unknown>[] = [];
  const counted: string[] = [];
  let overloads = 0;
  let now = 0;
  let due: { work: () => void; at: number }[] = [];
  const { record, close } = createRefusals(
    {
      log: { warn: (event, fields = {}) => void lines.push({ event, ...fields }) },
      metrics: { requestRefused: (code) => void counted.push(code) },
      overloads: { count: () => void (overloads += 1) },
    },
    { now: () => now, runLater: (work, ms) => void due.push({ work, at: now + ms }) },
  );
  function pass(ms: number) {
    now += ms;
    const ready = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { work } of ready) work();
  }
  return { lines, counted, record, close, pass, countOverloads: () => overloads };
}

const busy = () => new AppError('busy', () => 'Too much.', { cause: new Error('locked') });

test('of many refusals the first is logged at once, without a stack, and their number a minute later', () => {
  const { lines, counted, record, pass } = openRefusals();
  for (let count = 0; count < 561; count += 1) record(busy());
  expect(lines).toEqual([
    { event: 'request.refused', code: 'busy', reason: 'Too much.', cause: 'locked' },
  ]);
  pass(minuteMs);
  expect(lines.slice(1)).toEqual([
    { event: 'request.refused', code: 'busy', count: 561, forSeconds: 60 },
  ]);
  expect(counted).toHaveLength(561);
});

test('a refusal that stays alone has one line, and the next minute begins anew', () => {
  const { lines, record, pass } = openRefusals();
  record(busy());
  pass(minuteMs);
  expect(lines).toHaveLength(1);
  record(busy());
  expect(lines).toHaveLength(2);
});

test('a stop within the minute logs what has come until then, once', () => {
  const { lines, record, close, pass } = openRefusals();
  for (let count = 0; count < 3; count += 1) record(busy());
  pass(12 * secondMs);
  close();
  expect(lines.slice(1)).toEqual([
    { event: 'request.refused', code: 'busy', count: 3, forSeconds: 12 },
  ]);
  close();
  pass(minuteMs);
  expect(lines).toHaveLength(2);
});

test('an error of another code is for the metrics, and not for the log', () => {
  const { lines, counted, record, close } = openRefusals();
  record(new AppError('too_many_attempts', () => 'Too often.'));
  record(new AppError('too_many_attempts', () => 'Too often.'));
  close();
  expect(counted).toEqual(['too_many_attempts', 'too_many_attempts']);
  expect(lines).toEqual([]);
});

test('of the refusals only those for want of room count as load', () => {
  const { counted, record, countOverloads } = openRefusals();
  record(busy());
  record(new AppError('too_many_attempts', () => 'Too often.'));
  expect(countOverloads()).toBe(0);
  record(new OverloadError(() => 'Too much at once.', { retryAfterSeconds: 2 }));
  expect(countOverloads()).toBe(1);
  expect(counted).toEqual(['busy', 'too_many_attempts', 'busy']);
});
