import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { routes } from '@perch/contract/api';

import {
  becomeAdministrator,
  chooseLanguage,
  confirm,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { createCaller, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { methodsOf, setUpApp } from '../../support/api/second-factors.ts';
import { acceptTerms, changeSettings, putSettings } from '../../support/api/settings.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { addAppRow, addPasskeyRow } from '../../support/database/second-factor-rows.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { addPasskey } from '../../support/passkeys/passkey-calls.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ WORKERS: '2', REGISTRATION: 'open' });
afterAll(() => server[Symbol.asyncDispose]());
// The first has a factor, so that it can keep changing the settings.
const admin = await becomeAdministrator(server);
await addAppRow(server, admin.id);
const person = await registerApproved(server, admin);
const second = await registerApproved(server, admin, 'second');
const { status: promoted } = await send(server.origin, 'PUT', `/api/auth/users/${second.id}`, {
  token: admin.token,
  body: { role: 'admin' },
});
expect(promoted).toBe(200);
await confirm(server, person);

const call = createCaller(server.origin, { connection: 'close' });
const statusOf = async (who: Person) => (await call('GET', '/api/upload/my', who)).status;
const codeIn = async (answer: Response) =>
  (
    await answer
      .clone()
      .json()
      .catch(() => ({}))
  ).code;
const accountOf = async (who: Pick<Person, 'token'>) =>
  (await (await call('GET', '/api/auth/me', who)).json()).data.user;
const requireOf = (rule: string | null) =>
  changeSettings(server, admin.token, { requireSecondFactor: rule });

describe('where no second factor is required', () => {
  test('none is asked for', async () => {
    expect(await statusOf(person)).toBe(200);
    expect(await accountOf(person)).toMatchObject({ needsSecondFactor: false });
  });

  test.each(['on', 'Admins', '', 'user', true, 1, [['all', 'admins']], {}])(
    '%j is no value',
    async (value) => {
      const answer = await putSettings(server, admin.token, { requireSecondFactor: value });
      expect(answer.status).toBe(400);
      expect(await statusOf(person)).toBe(200);
    },
  );
});

describe('where every account has to have one', () => {
  let fileToken: string;
  let defaultToken: string;
  beforeAll(async () => {
    const made = await makeToken(server, person, {
      scopes: ['upload', 'files:read', 'account:read'],
    });
    fileToken = made.secret;
    const shown = await call('GET', '/api/auth/token', person);
    defaultToken = (await shown.json()).data.apiToken;
    const looks = await Promise.all(Array.from({ length: 8 }, () => openKeptConnection(server)));
    await requireOf('all');
    await waitFor('the rule in every process', async () => {
      const asked = looks.map((look) => look.call('GET', '/api/upload/my', person.token));
      return (await Promise.all(asked)).every(({ status }) => status === 403);
    });
    for (const look of looks) look[Symbol.dispose]();
  });

  test('a session without may do nothing but set one up', async () => {
    const open: string[] = [];
    for (const { method, path, access } of routes) {
      if (access === 'public' || path === '/api/auth/logout') continue;
      const filled = path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAA');
      const body = ['post', 'put', 'patch'].includes(method) ? {} : undefined;
      const answer = await call(method.toUpperCase(), filled, second, body);
      const isRefused = answer.status === 403 && (await codeIn(answer)) === 'second_factor_needed';
      if (method === 'head') expect(answer.status).toBe(403);
      else if (!isRefused) open.push(`${method} ${path}`);
    }
    expect(open.toSorted()).toEqual([
      'delete /api/auth/totp',
      'get /api/auth/me',
      'get /api/auth/passkeys',
      'get /api/auth/preferences',
      'get /api/auth/sign-in-methods',
      'post /api/auth/confirm',
      'post /api/auth/passkeys/confirm/options',
      'post /api/auth/passkeys/confirm/verify',
      'post /api/auth/passkeys/register/options',
      'post /api/auth/passkeys/register/verify',
      'post /api/auth/recovery-codes',
      'post /api/auth/terms',
      'post /api/auth/totp',
      'put /api/auth/preferences',
      'put /api/auth/totp',
    ]);
    expect(await accountOf(second)).toMatchObject({ needsSecondFactor: true });
  });

  test('the refusal says where to set it up, in the account’s language', async () => {
    await chooseLanguage(server, person, 'de');
    const answer = await call('GET', '/api/upload/my', person);
    const { error } = await answer.json();
    expect(error).toContain('zweiten Faktor');
    expect(error).toContain(`${server.origin}/settings?tab=security`);
    await chooseLanguage(server, person, 'en');
  });

  test('a refused call gives no cookie that opens its owner’s locked files', async () => {
    const refused = await call('GET', '/api/upload/my', person);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    const open = await call('GET', '/api/upload/my', admin);
    expect([open.status, open.headers.get('set-cookie')]).toEqual([200, expect.any(String)]);
  });

  test('uploads and other calls by tokens go on', async () => {
    const files = [{ name: 'file', filename: 'a.txt', content: 'by token' }];
    expect((await sendParts(server, defaultToken, files)).status).toBe(201);
    const { _id } = await upload(server, fileToken, 'b.txt', 'by token');
    expect((await call('GET', `/api/upload/${_id}`, { token: fileToken })).status).toBe(200);
    expect(await accountOf({ token: fileToken })).toMatchObject({ needsSecondFactor: true });
    expect(await statusOf(person)).toBe(403);
    const bySession = await sendParts(server, person.token, files);
    await expectFailure(bySession, 403, 'second_factor_needed');
  });

  test('an app counts with its first code, and no longer when it is removed', async () => {
    await addAppRow(server, person.id, { isConfirmed: false });
    expect(await statusOf(person)).toBe(403);
    await runStatement(server, `update totp set confirmed_at = 1 where user_id = '${person.id}'`);
    expect(await statusOf(person)).toBe(200);
    await runStatement(server, `delete from totp where user_id = '${person.id}'`);
    expect(await statusOf(person)).toBe(403);
  });

  test('a passkey counts, and only for its own account', async () => {
    await addPasskeyRow(server, second.id);
    expect(await statusOf(second)).toBe(200);
    expect(await accountOf(second)).toMatchObject({ needsSecondFactor: false });
    expect(await statusOf(person)).toBe(403);
    await runStatement(server, `delete from passkeys where user_id = '${second.id}'`);
    expect(await statusOf(second)).toBe(403);
  });

  test('an owner sets one up in the session that is refused, and goes on', async () => {
    const owners = [
      await registerApproved(server, admin, 'with-app'),
      await registerApproved(server, admin, 'with-passkey'),
    ] as const;
    for (const owner of owners) expect(await statusOf(owner)).toBe(403);
    await setUpApp(server, owners[0]);
    await confirm(server, owners[1]);
    await addPasskey(server, owners[1]);
    for (const owner of owners) {
      expect(await statusOf(owner)).toBe(200);
      expect(await methodsOf(server, owner)).toMatchObject({ isSecondFactorRequired: true });
    }
  });

  test('an account that waits for approval hears of that, and nothing of second factors', async () => {
    const path = `/api/auth/users/${person.id}`;
    expect((await call('PUT', path, admin, { status: 'pending' })).status).toBe(200);
    await expectFailure(await call('GET', '/api/upload/my', person), 403, 'account_pending');
    expect((await call('GET', '/api/auth/me', person)).status).toBe(200);
    expect((await call('PUT', path, admin, { status: 'approved' })).status).toBe(200);
    expect(await statusOf(person)).toBe(403);
  });

  test('terms of use come first', async () => {
    await changeSettings(server, admin.token, { terms: '# Rules' });
    const refused = async () => (await (await call('GET', '/api/upload/my', person)).json()).code;
    await waitFor('the terms in every process', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, refused));
      return all.every((code) => code === 'terms_required');
    });
    const confirmation = await call('POST', '/api/auth/confirm', person, {
      password: person.password,
    });
    await expectFailure(confirmation, 403, 'terms_required');
    await acceptTerms(server, person.token);
    await waitFor('their acceptance in every process', async () => {
      const all = await Promise.all(Array.from({ length: 8 }, refused));
      return all.every((code) => code === 'second_factor_needed');
    });
    await changeSettings(server, admin.token, { terms: null });
  });
});
