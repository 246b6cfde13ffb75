import { expect, test } from 'bun:test';
import { watch } from 'node:fs';
import { join } from 'node:path';

import { usesS3 } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

/** So many probes at once, of balancers or of anybody. */
const probe = (origin: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const answer = await fetch(`${origin}/readyz`);
      await answer.bytes();
      return answer.status;
    }),
  );

// In a bucket a check leaves no trace that could be counted.
const testOnDisk = usesS3 ? () => {} : test;
testOnDisk('hundreds of probes cost a check a second, not one each', async () => {
  await using server = await startServer();
  const written = new Set<string>();
  const incoming = watch(join(server.dataDir, 'files', 'incoming'), (_, name) => {
    if (name !== null) written.add(name);
  });
  try {
    const beganAt = performance.now();
    for (let round = 0; round < 10; round += 1) {
      expect(new Set(await probe(server.origin, 50))).toEqual(new Set([200]));
    }
    const seconds = (performance.now() - beganAt) / 1000;
    await waitFor('the check that comes next', async () => {
      await probe(server.origin, 1);
      return written.size > 0;
    });
    expect(written.size).toBeLessThanOrEqual(seconds + 3);
  } finally {
    incoming.close();
  }
});

test('a server that stops says so with the next probe, however well it was a moment before', async () => {
  await using server = await startServer();
  expect(await probe(server.origin, 20)).toEqual(Array(20).fill(200));
  const open = await fetch(`${server.origin}/readyz`);
  expect(open.status).toBe(200);
  const ended = server.stop();
  await waitFor('the end of being ready', async () => {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => undefined);
    return answer?.status !== 200;
  });
  expect(await ended).toBe(0);
});
