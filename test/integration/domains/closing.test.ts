import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  rejectDomain,
  removeDomain,
  requestDomain,
} from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { openConnection, rawAnswer } from '../../support/http/raw-http.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
const admin = await becomeAdministrator(server);
// Two servers share a PostgreSQL; a SQLite belongs to one.
const servers = [server];
if (usesPostgres) {
  servers.unshift(await startSecondServer(server));
}
afterAll(async () => {
  // The first has made the database and takes it away.
  for (const each of servers) await each[Symbol.asyncDispose]();
});

let count = 0;
async function liveDomain(owner: Person) {
  const name = `c${(count += 1)}.perch.example`;
  const { _id } = await requestDomain(server, owner, name, 'subdomain');
  await approveDomain(server, admin, _id);
  return { id: _id, name };
}

const statusOn = async ({ origin }: TestServer, host: string, path = '/') =>
  (await fetch(`${origin}${path}`, { headers: { host } })).status;
const everywhere = async (host: string, status: number) => {
  const statuses = await Promise.all(servers.map((each) => statusOn(each, host)));
  return statuses.every((each) => each === status);
};
async function msUntil(host: string, status: number): Promise<number> {
  const began = performance.now();
  await waitFor(`${status} everywhere`, () => everywhere(host, status));
  return performance.now() - began;
}

describe('every process serves a domain within two seconds, and no longer when it', () => {
  test.each([
    ['is removed', (_: Person, id: string) => removeDomain(server, admin, id)],
    ['is rejected', (_: Person, id: string) => rejectDomain(server, admin, id)],
    [
      'loses its owner',
      ({ id }: Person) => send(server.origin, 'DELETE', `/api/auth/users/${id}`, admin),
    ],
  ] as const)('%s', async (_, close) => {
    const [opening, closing]: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      const owner = await registerApproved(server, admin);
      const { id, name } = await liveDomain(owner);
      const { fileId } = await upload(server, owner.token, 'note.txt', 'still here');
      opening.push(await msUntil(name, 200));
      expect(await statusOn(server, name, `/${fileId}`)).toBe(200);
      await close(owner, id);
      closing.push(await msUntil(name, 421));
      expect(await statusOn(server, name, `/${fileId}`)).toBe(421);
    }
    // The best of three: other tests may have the machine at the same time.
    expect(Math.min(...opening)).toBeLessThan(2000);
    expect(Math.min(...closing)).toBeLessThan(2000);
  });
});

describe('the raw Host decides', () => {
  const request = async (head: string) => {
    using connection = await openConnection(server);
    await connection.write(`${head}\r\nconnection: close\r\n\r\n`);
    return await rawAnswer(connection);
  };

  test('whatever else the request says about where it goes', async () => {
    const { name } = await liveDomain(admin);
    await waitFor('the domain to be served', () => everywhere(name, 200));
    const app = `localhost:${server.port}`;
    for (const [head, status] of [
      [`GET /api/config HTTP/1.1\r\nhost: ${name}`, 404],
      [`GET /api/config HTTP/1.1\r\nhost: ${name.toUpperCase()}.:443`, 404],
      [`GET /api/config HTTP/1.1\r\nhost: ${name}\r\nx-forwarded-host: ${app}`, 404],
      [`GET /api/config HTTP/1.1\r\nhost: ${name}\r\nforwarded: host=${app}`, 404],
      [`GET http://${app}/api/config HTTP/1.1\r\nhost: ${name}`, 404],
      [`GET //${app}/api/config HTTP/1.1\r\nhost: ${name}`, 404],
      [`GET /api/config HTTP/1.1\r\nhost: unknown.example\r\nx-forwarded-host: ${app}`, 421],
      [`GET http://${app}/api/config HTTP/1.1\r\nhost: unknown.example`, 421],
      [`GET /api/config HTTP/1.1\r\nhost: a.${name}`, 421],
      [`GET /api/config HTTP/1.1\r\nhost: ${name}\r\nhost: ${app}`, 400],
      [`GET /api/config HTTP/1.1\r\nhost: ${name}, ${app}`, 400],
      [`GET /api/config HTTP/1.1\r\nhost: ${name}/`, 400],
      [`GET /api/config HTTP/1.1\r\nhost: ${app}@${name}`, 400],
      [`GET /api/config HTTP/1.1\r\nhost:`, 400],
      [`GET /api/config HTTP/1.1\r\nhost: ${app}`, 200],
    ] as const) {
      const answer = await request(head);
      expect(`${head} → ${answer.status}`).toBe(`${head} → ${status}`);
      if (status === 404) expect(answer.body).not.toMatch(/perch|baseDomains/i);
      expect(answer.head.toLowerCase()).not.toContain('set-cookie');
    }
  });
});
