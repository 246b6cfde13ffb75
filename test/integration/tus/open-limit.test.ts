// @long
import { describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askTus,
  beginResumable,
  octets,
  sendPiece,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';

const openMax = 100;

const begin = ({ origin }: TestServer, token: string, length = 10, key?: string) =>
  fetch(`${origin}${tusPath}`, {
    method: 'POST',
    keepalive: false,
    headers: {
      ...bearer(token),
      connection: 'close',
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });

/** As programs do it: what a busy database refuses is asked again. */
async function beginPersistently(server: TestServer, token: string): Promise<Response> {
  for (;;) {
    const answer = await begin(server, token);
    if (answer.status !== 503) return answer;
    await expectFailure(answer, 503, 'busy');
  }
}

async function beginMany(server: TestServer, token: string, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let index = 0; index < count; index += 1) {
    urls.push(await beginResumable(server, token, 10));
  }
  return urls;
}

async function expectOneMore(servers: [TestServer, ...TestServer[]]) {
  const [one] = servers;
  const { token } = await becomeAdministrator(one);
  await beginMany(one, token, openMax - 1);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      beginPersistently(servers[index % servers.length] ?? one, token),
    ),
  );
  const begun = answers.filter(({ status }) => status === 201);
  expect(begun).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status !== 201) await expectFailure(answer, 429, 'too_many_uploads');
  }
}

describe('with 99 open uploads, a hundred beginnings at once begin one more', () => {
  test('in one process', async () => {
    await using server = await startServer();
    await expectOneMore([server]);
  });

  test('in two workers', async () => {
    await using server = await startServer({ WORKERS: '2' });
    await expectOneMore([server]);
  });

  (canRunTwoServers ? test : () => {})('on two servers', async () => {
    await using pair = await startTwoServers();
    await expectOneMore([pair.one, pair.two]);
  });
});

test('an open upload gives its place back when it is complete, given up or expired', async () => {
  await using server = await startServer({ USER_QUOTA: '1MB' });
  const admin = await becomeAdministrator(server);
  const { token } = admin;
  const urls = await beginMany(server, token, openMax);
  const expectFull = async () => {
    const answer = await begin(server, token);
    expect(answer.headers.get('location')).toBeNull();
    await expectFailure(answer, 429, 'too_many_uploads');
    // Neither a name nor bytes that come along open another one.
    await expectFailure(await begin(server, token, 10, 'a name'), 429, 'too_many_uploads');
    await expectFailure(await begin(server, token, 0), 429, 'too_many_uploads');
    const whole = { token, headers: { 'upload-length': '3', 'content-type': octets }, body: 'abc' };
    const refused = await askTus(`${server.origin}${tusPath}`, 'POST', whole);
    await expectFailure(refused, 429, 'too_many_uploads');
  };
  await expectFull();
  // Those that are open go on.
  const [first = '', second = '', third = ''] = urls;
  expect((await sendPiece(first, token, 0, '0123456789')).status).toBe(204);
  urls.push(await beginResumable(server, token, 10));
  await expectFull();
  expect((await askTus(second, 'DELETE', { token })).status).toBe(204);
  urls.push(await beginResumable(server, token, 10));
  await expectFull();
  const yesterday = Date.now() - 25 * 3_600_000;
  const id = third.split('/').at(-1);
  await runStatement(
    server,
    `update resumable_uploads set last_active_at = ${yesterday} where id = '${id}'`,
  );
  urls.push(await beginResumable(server, token, 10));
  await expectFull();
  expect(await storedOffset(third, token)).toBeUndefined();
  // Another account has places of its own.
  const other = await registerApproved(server, admin, 'other');
  await askTus(await beginResumable(server, other.token, 10), 'DELETE', { token: other.token });
  // A refusal reserves nothing: a file may take the rest of the quota.
  for (const url of urls) await askTus(url, 'DELETE', { token });
  const rest = await beginResumable(server, token, 1024 ** 2 - 10);
  expect((await askTus(rest, 'DELETE', { token })).status).toBe(204);
});

test('complete files are no open uploads, and a name that is known needs no place', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  for (let index = 0; index < 10; index += 1) {
    const url = await beginResumable(server, token, 3);
    expect((await sendPiece(url, token, 0, 'abc')).status).toBe(204);
  }
  const named = await begin(server, token, 10, 'first');
  await beginMany(server, token, openMax - 1);
  const again = await begin(server, token, 10, 'first');
  expect(again.status).toBe(201);
  expect(again.headers.get('location')).toBe(named.headers.get('location') ?? '');
  await expectFailure(await begin(server, token, 10, 'second'), 429, 'too_many_uploads');
  expect((await send(server.origin, 'GET', '/readyz')).status).toBe(200);
});
