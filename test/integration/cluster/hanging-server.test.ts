// @long
import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

/** Requests over connections of their own; what a hanging process has taken is asked again. */
const textAt = (url: string) =>
  waitFor(
    'an answer',
    async () => {
      const options = { keepalive: false, signal: AbortSignal.timeout(2000) };
      return (await fetch(url, options).catch(() => undefined))?.text();
    },
    { timeoutMs: 60_000 },
  );

test('of two servers one that hangs ends, and the other serves its files', async () => {
  await using one = await startServer({
    BUN_OPTIONS: `--preload ${join(root, 'test/support/servers/hang-on-signal.ts')}`,
  });
  one.expectErrors(/process\.hung/);
  await using other = await startSecondServer(one);
  const { token } = await becomeAdministrator(one);
  const { publicUrl } = await upload(one, token, 'a.txt', 'on both');
  const path = new URL(publicUrl).pathname;
  const ended = one.stop('SIGUSR2');
  expect(await textAt(`${other.origin}${path}`)).toBe('on both');
  expect(await ended).toBe(70);
  await one.start();
  expect(await textAt(publicUrl)).toBe('on both');
});
