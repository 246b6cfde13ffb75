// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const release = { version: '99.1.0', url: 'https://example.org/releases/99.1.0' };
let asked = 0;
const feed = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch() {
    asked += 1;
    return Response.json(release);
  },
});
afterAll(() => feed.stop(true));
const env = { UPDATE_CHECK_URL: `http://127.0.0.1:${feed.port}/latest.json` };
const server = await startServer(env);
afterAll(() => server[Symbol.asyncDispose]());

test('the server names a newer version to administrators, and `perch version` as well', async () => {
  const admin = await becomeAdministrator(server);
  const show = (token: string) => send(server.origin, 'GET', '/api/admin/version', { token });
  const newer = await waitFor('the newer version', async () => {
    const { data } = await (await show(admin.token)).json();
    return data.newer;
  });
  expect(newer).toEqual(release);
  expect(asked).toBe(1);
  const user = await registerApproved(server, admin);
  await expectFailure(await show(user.token), 403, 'forbidden');

  const version = (more: Record<string, string>) =>
    runToEnd(['version'], { ...server.installation.env, ...more });
  const known = await version(env);
  expect(known.stdout).toMatch(/^perch \d+\.\d+\.\d+\n/);
  expect(known.stdout).toEndWith(`\nPerch 99.1.0 is available: ${release.url}\n`);
  // Without the variable, with another feed and where there is no database it says the version alone.
  const nowhere = { DATA_DIR: `${server.dataDir}/none`, DATABASE_URL: '' };
  const silent = [{}, { UPDATE_CHECK_URL: 'https://example.org/' }, { ...env, ...nowhere }];
  const others = await Promise.all(silent.map(version));
  for (const { stdout, stderr, exitCode } of others) {
    expect({ stdout, stderr, exitCode }).toEqual({
      stdout: known.stdout.replace(/\nPerch .*/, ''),
      stderr: '',
      exitCode: 0,
    });
  }
  expect(await Bun.file(`${server.dataDir}/none`).exists()).toBe(false);
  expect(asked).toBe(1);
});
