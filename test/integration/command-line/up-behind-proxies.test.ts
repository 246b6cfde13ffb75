// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator, confirm } from '../../support/api/accounts.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { freePort } from '../../support/ports.ts';
import { startHeldProxy } from '../../support/proxies/held-proxy.ts';
import { createElsewhere } from '../../support/servers/perch-up.ts';
import { startServer } from '../../support/servers/server.ts';
import { startLimitingCaddy, startNginx } from '../../support/services/limiting-proxies.ts';
import { waitFor } from '../../support/wait.ts';

const MB = 1_000_000;
const server = await startServer({ MAX_FILE_SIZE: '30MB' });
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
await confirm(server, person);
const { secret } = await makeToken(server, person, { scopes: ['upload'] });

type Proxy = typeof startNginx | typeof startLimitingCaddy;
const behind = (start: Proxy) => start({ port: freePort(), perch: server.port });

/** A machine without knowledge of any proxy. */
async function machine() {
  const elsewhere = await createElsewhere();
  const env = (origin: string) => ({ PERCH_URL: origin, PERCH_TOKEN: secret });
  return {
    up: (origin: string, args: string[], input = '') =>
      elsewhere.run(['up', ...args], env(origin), input),
    start: (origin: string, args: string[]) => elsewhere.start(['up', ...args], env(origin)),
    async write(bytes: number) {
      const content = Buffer.alloc(bytes, crypto.getRandomValues(new Uint8Array(65_521)));
      const path = join(elsewhere.folder, `${bytes}.bin`);
      await Bun.write(path, content);
      return { path, hash: sha256Of(content) };
    },
    remembered: async (origin: string) => {
      const file = Bun.file(join(elsewhere.state, '..', 'piece-limits.json'));
      if (!(await file.exists())) return undefined;
      return JSON.parse(await file.text())[origin]?.bytes;
    },
    [Symbol.asyncDispose]: () => elsewhere[Symbol.asyncDispose](),
  };
}

async function hashAt(link: string) {
  const answer = await fetch(link.trim());
  expect(answer.status).toBe(200);
  return sha256Of(new Uint8Array(await answer.arrayBuffer()));
}

describe.each<[string, Proxy]>([
  ['nginx', startNginx],
  ['Caddy', startLimitingCaddy],
])('perch up behind %s with a limit of 1 MB', (_, start) => {
  test('sends files, and standard input, that are longer than the limit', async () => {
    await using proxy = await behind(start);
    await using sender = await machine();
    const short = await sender.write(1.5 * MB);
    const long = await sender.write(20 * MB);
    for (const { path, hash } of [short, long]) {
      const sent = await sender.up(proxy.origin, [path]);
      expect(sent).toMatchObject({ exitCode: 0, stderr: '' });
      expect(await hashAt(sent.stdout)).toBe(hash);
    }
    for (const bytes of [3 * MB, 18 * MB]) {
      const text = 'abcdefg'.repeat(bytes / 7);
      const sent = await sender.up(proxy.origin, ['-'], text);
      expect(sent).toMatchObject({ exitCode: 0, stderr: '' });
      expect(await hashAt(sent.stdout)).toBe(sha256Of(text));
    }
  });

  test('goes on where a connection was cut while a piece was on its way', async () => {
    await using proxy = await behind(start);
    await using network = await startHeldProxy(proxy.port);
    await using sender = await machine();
    const { path, hash } = await sender.write(12 * MB);
    network.letThrough(6 * MB);
    const { child, stdout } = sender.start(network.origin, [path]);
    await waitFor('half of the file', () => network.isHolding());
    network.cut();
    network.letThrough(Number.POSITIVE_INFINITY);
    expect(await child.exited).toBe(0);
    expect(await hashAt(stdout())).toBe(hash);
  });
});

test('a length that nginx has let through is remembered for its address, and no other', async () => {
  await using proxy = await behind(startNginx);
  await using network = await startHeldProxy(proxy.port);
  await using sender = await machine();
  const { path } = await sender.write(5 * MB);
  expect((await sender.up(network.origin, [path])).exitCode).toBe(0);
  const limit = await sender.remembered(network.origin);
  expect(limit).toBeGreaterThanOrEqual(256 * 1024);
  expect(limit).toBeLessThanOrEqual(1024 ** 2);
  expect(await sender.remembered(proxy.origin)).toBeUndefined();

  const before = network.passedBytes();
  expect((await sender.up(network.origin, [path])).exitCode).toBe(0);
  // No piece is sent that the proxy refuses.
  expect(network.passedBytes() - before).toBeLessThan(5.1 * MB);
});

test('a proxy that lets not even 256 KiB through is named, with the page that helps', async () => {
  await using proxy = await startNginx({ port: freePort(), perch: server.port }, '100k');
  await using sender = await machine();
  for (const bytes of [200_000, 3 * MB]) {
    const { path } = await sender.write(bytes);
    const refused = await sender.up(proxy.origin, [path]);
    expect(refused).toMatchObject({ exitCode: 4, stdout: '' });
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(refused.stderr).toContain('A proxy (nginx)');
    expect(refused.stderr).toContain('docs/proxies/README.md');
  }
  expect(await sender.remembered(proxy.origin)).toBeUndefined();
});
