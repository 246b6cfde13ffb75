import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { listTokens, makeToken } from '../../support/api/tokens.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function owner(): Promise<Person> {
  const person = await registerApproved(server, admin);
  await confirm(server, person);
  return person;
}

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
const list = (token: string) => call('GET', '/api/upload/my', token);

describe('a token’s bytes of a day', () => {
  const send4 = (token: string) =>
    sendParts(server, token, [{ name: 'file', filename: 'a.bin', content: 'four' }]);

  test('are not overdrawn by files at once, and those of others are not counted', async () => {
    const other = await owner();
    const { secret, token } = await makeToken(server, other, { bytesPerDay: 10 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send4(secret)));
    const stored = answers.filter(({ status }) => status === 201);
    expect(stored).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      const seconds = Number(answer.headers.get('retry-after'));
      await expectFailure(answer, 429, 'too_many_attempts');
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(86_400);
    }
    expect((await send4(other.token)).status).toBe(201);
    const [listed] = await listTokens(server, other.token);
    expect(listed).toMatchObject({ bytesPerDay: 10, bytesToday: 8 });
    const mine = await (await list(other.token)).json();
    expect(mine.total).toBe(3);
    // Yesterday's are of no account.
    await runStatement(server, `update tokens set bytes_day = 1 where id = '${token._id}'`);
    expect((await send4(secret)).status).toBe(201);
  });

  test('are asked for before a resumable upload begins, and spent when it is complete', async () => {
    const other = await owner();
    const { secret } = await makeToken(server, other, { bytesPerDay: 10 });
    const create = (bytes: number) =>
      send(server.origin, 'POST', '/api/upload/resumable', {
        token: secret,
        headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
      });
    expect((await create(11)).status).toBe(429);
    const begun = await create(4);
    const answer = await fetch(new URL(begun.headers.get('location') ?? '', server.origin), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${secret}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: 'four',
    });
    expect([answer.status, answer.headers.get('upload-id')]).toEqual([204, expect.any(String)]);
    expect(await listTokens(server, other.token)).toMatchObject([{ bytesToday: 4 }]);
  });
});

describe('with the account', () => {
  test('a token stops when it is suspended, turned down or deleted', async () => {
    const other = await owner();
    const { secret } = await makeToken(server, other, { scopes: ['account:read'] });
    const me = () => call('GET', '/api/auth/me', secret);
    expect((await me()).status).toBe(200);
    const path = `/api/auth/users/${other.id}`;
    await call('PUT', path, admin.token, { status: 'pending' });
    await expectFailure(await me(), 403, 'account_pending');
    await call('PUT', path, admin.token, { status: 'approved' });
    expect((await me()).status).toBe(200);
    await call('PUT', path, admin.token, { status: 'rejected' });
    await expectFailure(await me(), 401, 'unauthenticated');
    await call('PUT', path, admin.token, { status: 'approved' });
    expect((await me()).status).toBe(200);
    await call('DELETE', path, admin.token);
    await expectFailure(await me(), 401, 'unauthenticated');
  });

  test('a token outlives a new password, and the Default token does not', async () => {
    const other = await owner();
    const { secret } = await makeToken(server, other, { scopes: ['files:read'] });
    const apiToken = await defaultToken(other.token);
    const change = { currentPassword: other.password, newPassword: 'another one' };
    expect((await call('PUT', '/api/auth/password', other.token, change)).status).toBe(200);
    expect((await list(secret)).status).toBe(200);
    await expectFailure(await list(apiToken ?? ''), 401);
  });

  test('the defaults of its uploads hold with the next one', async () => {
    const other = await owner();
    const { secret } = await makeToken(server, other);
    expect(await upload(server, secret, 'a.txt', 'raw')).toMatchObject({ link: 'raw' });
    const body = { defaults: { link: 'view' } };
    await call('PUT', '/api/auth/preferences', other.token, body);
    expect(await upload(server, secret, 'b.txt', 'view')).toMatchObject({ link: 'view' });
  });
});

async function defaultToken(session: string): Promise<string | null> {
  return (await (await call('GET', '/api/auth/token', session)).json()).data.apiToken;
}

describe('the Default token', () => {
  test('is switched off, stays off, and comes back as another one', async () => {
    const other = await owner();
    const old = (await defaultToken(other.token)) ?? '';
    expect((await list(old)).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      expect((await call('DELETE', '/api/auth/token', other.token)).status).toBe(200);
    }
    await expectFailure(await list(old), 401, 'unauthenticated');
    expect(await defaultToken(other.token)).toBeNull();
    const tokens = await (await call('GET', '/api/tokens', other.token)).json();
    expect(tokens.data.defaultToken).toEqual({ isEnabled: false });
    const file = await call('GET', '/api/clients/sharex', other.token);
    await expectFailure(file, 409, 'token_disabled');

    const { secret } = await makeToken(server, other);
    const own = await call('GET', '/api/clients/sharex', secret);
    expect(await own.text()).toContain(`Bearer ${secret}`);

    expect((await call('POST', '/api/auth/token', other.token)).status).toBe(201);
    const fresh = (await defaultToken(other.token)) ?? '';
    expect((await list(fresh)).status).toBe(200);
    await expectFailure(await list(old), 401, 'unauthenticated');
  });
});
