import { expect, test } from 'bun:test';

import { jpeg } from '../../../../../test/support/files/pictures.ts';
import { outcomeOf } from '../../../../../test/support/wait.ts';
import { stripChunks } from './strip-chunks.ts';

const mebibyte = 1024 ** 2;
// No file can be made there.
const config = { dataDir: '/dev/null/nowhere' };
type Services = Parameters<typeof stripChunks>[0];

/** A picture with so many bytes behind its end, which arrive one mebibyte after the other; `sent` is called before the end. */
async function* picture(mebibytes: number, sent: () => Promise<void>) {
  yield jpeg(2, 2);
  for (let count = 0; count < mebibytes; count += 1) yield new Uint8Array(mebibyte);
  await sent();
}

/** Resolves with how many bytes have come through. */
async function pass(mebibytes: number, sent = async () => {}): Promise<number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is read
  const services = { config } as Services;
  const choice = { mode: 'gps', isRequired: false } as const;
  let bytes = 0;
  for await (const chunk of stripChunks(services, choice, picture(mebibytes, sent)).chunks)
    bytes += chunk.length;
  return bytes;
}

test('without room on the disk, pictures wait in memory up to a bound, and what is beyond it is refused', async () => {
  const isSent = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = pass(40, () => {
    isSent.resolve();
    return mayEnd.promise;
  });
  await isSent.promise;
  expect(await outcomeOf(pass(40))).toThrow(expect.objectContaining({ code: 'disk_full' }));
  // Smaller ones still have room.
  expect(await pass(10)).toBeGreaterThan(0);
  mayEnd.resolve();
  expect(await first).toBeGreaterThan(0);
  // Nothing is held any more.
  expect(await pass(60)).toBeGreaterThan(0);
});
