import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { routes } from '@perch/contract/api';
import { parseResponse } from 'hono/client';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { client, createCaller, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings, publicSettings, putSettings } from '../../support/api/settings.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ WORKERS: '2', REGISTRATION: 'open' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const other = await registerApproved(server, admin, 'other');

const call = createCaller(server.origin, { connection: 'close' });
const accept = (who: Person, version: unknown) => call('POST', '/api/auth/terms', who, { version });
const statusOf = async (who: Person) => (await call('GET', '/api/upload/my', who)).status;
/** Until whichever process answers does so with this status. */
const untilEverywhere = (who: Person, status: number) =>
  waitFor(`${status} from every process`, async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => statusOf(who)));
    return all.every((each) => each === status);
  });
let names = 0;
const register = (fields: object) => {
  names += 1;
  const body = {
    username: `new${names}`,
    email: `new${names}@example.org`,
    password: 'secret1',
    ...fields,
  };
  return send(server.origin, 'POST', '/api/auth/register', { body });
};

let link: string;
let apiToken: string;
beforeAll(async () => {
  link = (await upload(server, person.token, 'a.txt', 'public')).publicUrl;
  const answer = client(server.origin, person.token).api.auth.token.$get();
  apiToken = (await parseResponse(answer)).data.apiToken ?? '';
  const calls = client(server.origin, admin.token).api.auth.users[':id'];
  await parseResponse(calls.$put({ param: { id: other.id }, json: { role: 'admin' } }));
});

describe('without terms', () => {
  test('nothing has to be accepted', async () => {
    expect((await publicSettings(server)).termsVersion).toBeNull();
    expect(await statusOf(person)).toBe(200);
    await expectFailure(await accept(person, 1), 409, 'terms_changed');
    expect((await register({})).status).toBe(201);
  });
});

describe('when the terms have changed', () => {
  let version: number;
  beforeAll(async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => openKeptConnection(server)));
    await changeSettings(server, admin.token, { terms: '# Rules' });
    // Within how long a setting is everywhere, another test measures.
    await waitFor('the terms in every process', async () => {
      const asked = looks.map((look) => look.call('GET', '/api/upload/my', person.token));
      return (await Promise.all(asked)).every(({ status }) => status === 403);
    });
    for (const look of looks) look[Symbol.dispose]();
    version = (await publicSettings(server)).termsVersion ?? 0;
  });

  test('every call of an account is refused but those that it needs to go on', async () => {
    const open: string[] = [];
    for (const { method, path, access } of routes) {
      if (access === 'public' || access === 'admin' || path === '/api/auth/logout') continue;
      const filled = path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAA');
      const body = ['post', 'put', 'patch'].includes(method) ? {} : undefined;
      const answer = await call(method.toUpperCase(), filled, person, body);
      if (answer.status !== 403) open.push(`${method} ${path}`);
      else if (method !== 'head') await expectFailure(answer, 403, 'terms_required');
    }
    expect(open.toSorted()).toEqual([
      'get /api/auth/me',
      'get /api/auth/preferences',
      'post /api/auth/terms',
      'put /api/auth/preferences',
    ]);
  });

  test('an upload by token says where to accept them, and nothing is kept', async () => {
    const answer = await sendParts(server, apiToken, [
      { name: 'file', filename: 'a.txt', content: 'a' },
    ]);
    const { error } = await answer.clone().json();
    expect(error).toContain(`Sign in at ${server.origin}`);
    await expectFailure(answer, 403, 'terms_required');
    expect((await call('GET', '/api/auth/me', person)).status).toBe(200);
  });

  test('public links go on', async () => {
    expect(await (await fetch(link)).text()).toBe('public');
  });

  test('the administrator who has changed them is not asked, the others are', async () => {
    expect(await statusOf(admin)).toBe(200);
    await expectFailure(await call('GET', '/api/admin/settings', other), 403, 'terms_required');
    expect((await accept(other, version)).status).toBe(200);
    expect((await call('GET', '/api/admin/settings', other)).status).toBe(200);
    await changeSettings(server, admin.token, { terms: '# Other rules' });
    await untilEverywhere(other, 403);
    await expectFailure(await call('GET', '/api/admin/settings', other), 403, 'terms_required');
    version = (await publicSettings(server)).termsVersion ?? 0;
  });

  test('only the version in force can be accepted, and only once counts', async () => {
    for (const wrong of [version - 1, version + 1]) {
      await expectFailure(await accept(person, wrong), 409, 'terms_changed');
    }
    for (const odd of [0, -1, 1.5, '1', null]) {
      await expectFailure(await accept(person, odd), 400, 'invalid_request');
    }
    expect(await statusOf(person)).toBe(403);
    expect((await accept(person, version)).status).toBe(200);
    expect((await accept(person, version)).status).toBe(200);
    await untilEverywhere(person, 200);
    const { data } = await (await call('GET', '/api/auth/me', person)).json();
    expect(data.user.termsVersion).toBe(version);
    const path = '/api/admin/audit?action=user.terms_accepted';
    const audit = await (await call('GET', path, admin)).json();
    expect(audit.data.entries).toMatchObject([
      { actor: { username: person.username }, detail: `version ${version}` },
      { actor: { username: other.username }, detail: `version ${version - 1}` },
    ]);
  });

  test('registering takes accepting them', async () => {
    for (const fields of [{}, { acceptTerms: false }]) {
      await expectFailure(await register(fields), 400, 'terms_not_accepted');
    }
    await expectFailure(await register({ acceptTerms: 'yes' }), 400, 'invalid_request');
    expect((await register({ acceptTerms: true })).status).toBe(201);
    const body = { email: `new${names}@example.org`, password: 'secret1' };
    const signedIn = await send(server.origin, 'POST', '/api/auth/login', { body });
    const { token } = await signedIn.json();
    expect(await statusOf({ ...person, token })).toBe(200);
  });

  test('nothing else changes what has been accepted', async () => {
    await changeSettings(server, admin.token, { name: 'Files', imprint: 'Ann' });
    await putSettings(server, admin.token, { terms: '# Other rules' });
    expect((await publicSettings(server)).termsVersion).toBe(version);
    expect(await statusOf(person)).toBe(200);
  });

  test('terms that are removed are asked for no more, and new ones again', async () => {
    await changeSettings(server, admin.token, { terms: '# Newest rules' });
    await untilEverywhere(person, 403);
    await changeSettings(server, admin.token, { terms: null });
    await untilEverywhere(person, 200);
    await changeSettings(server, admin.token, { terms: '# Newest rules' });
    await untilEverywhere(person, 403);
    expect((await call('POST', '/api/auth/logout', person)).status).toBe(200);
  });
});
