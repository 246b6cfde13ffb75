import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { letPass, waitFor } from '../../../../test/support/wait.ts';
import { OverloadError } from '../../lib/errors.ts';
import { createLog } from '../../lib/log.ts';
import { lookAtArrivals } from './look-at-arrivals.ts';

function open(lookAt: (id: string) => Promise<void>) {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const arrivals = lookAtArrivals(log, {
    isWorthIt: ({ id }) => id !== 'bytes',
    lookAt: ({ id }) => lookAt(id),
  });
  const note = (id: string) => arrivals.note({ ...sampleRows.uploads, id });
  return { note, lines, close: () => arrivals.close() };
}

test('each file is looked at once, in the order of their arrival', async () => {
  const seen: string[] = [];
  const { note, close } = open(async (id) => {
    seen.push(id);
  });
  for (const id of ['a', 'b', 'a', 'c']) note(id);
  expect(seen).toEqual([]);
  await waitFor('the last', () => seen.includes('c'));
  expect(seen).toEqual(['a', 'b', 'c']);
  await close();
});

test('none is looked at until half a second has passed without another, whatever that one is', async () => {
  let begunAt = Infinity;
  const { note, close } = open(async () => {
    begunAt = Math.min(begunAt, performance.now());
  });
  note('film');
  const notedAt: number[] = [];
  const noteAnother = () => {
    note('bytes');
    notedAt.push(performance.now());
    return notedAt.length === 100;
  };
  await waitFor('a second of others', noteAnother, { everyMs: 10 });
  await waitFor('the film', () => begunAt < Infinity);
  const latest = notedAt.findLast((at) => at < begunAt) ?? 0;
  // Timers may ring a millisecond early.
  expect(begunAt - latest).toBeGreaterThan(498);
  await close();
});

test('files of which there is nothing to learn are neither looked at nor take the room of others', async () => {
  const seen: string[] = [];
  const { note, close } = open(async (id) => {
    seen.push(id);
  });
  for (let index = 0; index < 600; index += 1) note('bytes');
  note('film');
  await waitFor('the film', () => seen.length > 0);
  await close();
  expect(seen).toEqual(['film']);
});

test('a failure is logged and keeps no other file waiting, and too much work is no failure', async () => {
  const seen: string[] = [];
  const { note, lines, close } = open(async (id) => {
    seen.push(id);
    if (id === 'broken') throw new Error('no such quince');
    if (id === 'busy')
      throw new OverloadError((m) => m.errors.tooManyThumbnails, { retryAfterSeconds: 5 });
  });
  for (const id of ['busy', 'broken', 'fine']) note(id);
  await waitFor('the last', () => seen.includes('fine'));
  await close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no such quince');
});

test('more than five hundred wait for whoever asks for them', async () => {
  let count = 0;
  const { note, close } = open(async () => {
    count += 1;
  });
  for (let index = 0; index < 600; index += 1) note(`${index}`);
  await waitFor('them', () => count === 500);
  await close();
  expect(count).toBe(500);
});

test('while others arrive it rests nineteen times as long as it works, and then goes on', async () => {
  const looks: { beganAt: number; endedAt: number }[] = [];
  let hasBegun = false;
  const { note, close } = open(async () => {
    hasBegun = true;
    const beganAt = performance.now();
    await letPass(10);
    looks.push({ beganAt, endedAt: performance.now() });
  });
  let count = 3;
  for (let index = 0; index < count; index += 1) note(`${index}`);
  await waitFor('the first', () => hasBegun);
  const notedAt: number[] = [];
  /** Between two looks, as many times as the first has worked; without those in which no file came for long. */
  const rests = () =>
    looks.slice(1).flatMap(({ beganAt }, index) => {
      const before = looks[index];
      if (!before) return [];
      const { endedAt } = before;
      const from = notedAt.findLast((at) => at <= endedAt) ?? -Infinity;
      const came = [from, ...notedAt.filter((at) => at > endedAt && at < beganAt), beganAt];
      const hasPaused = came.some((at, place) => at - (came[place - 1] ?? at) > 300);
      return hasPaused ? [] : [(beganAt - endedAt) / (endedAt - before.beganAt)];
    });
  const noteAnother = () => {
    note(`${count++}`);
    notedAt.push(performance.now());
    return rests().length >= 2;
  };
  await waitFor('two rests', noteAnother, { everyMs: 10 });
  // Timers may ring a millisecond early.
  for (const rest of rests()) expect(rest).toBeGreaterThan(18.5);
  await waitFor('all', () => looks.length === count);
  await close();
});

test('none is looked at after the end', async () => {
  const seen: string[] = [];
  const begun = Promise.withResolvers<void>();
  const going = Promise.withResolvers<void>();
  const { note, close } = open(async (id) => {
    seen.push(id);
    begun.resolve();
    await going.promise;
  });
  note('first');
  note('second');
  await begun.promise;
  const closed = close();
  note('third');
  going.resolve();
  await closed;
  expect(seen).toEqual(['first']);
});
