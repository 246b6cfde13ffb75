import { expect, test } from 'bun:test';

import { sampleRows } from '../../../../test/support/database/sample-rows.ts';
import { waitFor } from '../../../../test/support/wait.ts';
import { OverloadError } from '../../lib/errors.ts';
import { createLog } from '../../lib/log.ts';
import { lookAtArrivals } from './look-at-arrivals.ts';

function open(lookAt: (id: string) => Promise<void>) {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const arrivals = lookAtArrivals(log, ({ id }) => lookAt(id));
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
