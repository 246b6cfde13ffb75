import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const path = '/api/auth/preferences';

const call = (method: string, token?: string, body?: unknown) =>
  send(server.origin, method, path, { ...(token && { token }), body });

async function preferences(token: string): Promise<unknown> {
  const answer = await call('GET', token);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

async function account(token: string) {
  const answer = await send(server.origin, 'GET', '/api/auth/me', { token });
  return (await answer.json()).data.user;
}

const noTemplates = { pageTitle: null, pageDescription: null, pageColour: null };
const noPages = { ...noTemplates, pageAuthor: false, pageComponents: null };
const none = { defaults: {}, mailsExpiry: false, gallery: false, ...noPages };

test('nothing is preferred at first', async () => {
  const { token } = await registerApproved(server, admin);
  expect(await preferences(token)).toEqual({ language: null, theme: null, ...none });
  expect(await account(token)).toMatchObject({ language: null, theme: null });
});

test('each is changed alone, answered with all, and part of the account', async () => {
  const { token } = person;
  const first = await call('PUT', token, { theme: 'light' });
  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({
    success: true,
    data: { language: null, theme: 'light' },
  });
  const second = await call('PUT', token, { language: 'pt-BR' });
  expect((await second.json()).data).toEqual({ language: 'pt-BR', theme: 'light', ...none });
  expect(await account(token)).toMatchObject({ language: 'pt-BR', theme: 'light' });
  expect((await (await call('PUT', token, {})).json()).data).toEqual({
    language: 'pt-BR',
    theme: 'light',
    ...none,
  });
  const third = await call('PUT', token, { language: null, theme: 'system' });
  expect((await third.json()).data).toEqual({ language: null, theme: 'system', ...none });
  // Other accounts keep their own, and administrators are not told.
  expect(await preferences(admin.token)).toEqual({ language: null, theme: null, ...none });
  const seen = await send(server.origin, 'GET', `/api/auth/users/${person.id}`, {
    token: admin.token,
  });
  expect(await seen.text()).not.toContain('"theme"');
});

test('mails before files end are off until they are asked for', async () => {
  const { token } = await registerApproved(server, admin);
  const asked = await call('PUT', token, { mailsExpiry: true });
  expect((await asked.json()).data.mailsExpiry).toBe(true);
  await call('PUT', token, { theme: 'dark' });
  expect(await preferences(token)).toMatchObject({ mailsExpiry: true, theme: 'dark' });
  await call('PUT', token, { mailsExpiry: false });
  expect(await preferences(token)).toMatchObject({ mailsExpiry: false });
  await expectFailure(await call('PUT', token, { mailsExpiry: 'yes' }), 400, 'invalid_request');
  await expectFailure(await call('PUT', token, { gallery: 'yes' }), 400, 'invalid_request');
});

test('two changes at once both hold', async () => {
  const { token } = person;
  for (const [theme, language] of [
    ['dark', 'ja'],
    ['light', 'ar'],
  ]) {
    await Promise.all([call('PUT', token, { theme }), call('PUT', token, { language })]);
    expect(await preferences(token)).toEqual({ language, theme, ...none });
  }
});

test.each([
  { theme: 'sepia' },
  { theme: '' },
  { theme: 1 },
  { language: 'xx' },
  { language: 'zh' },
  { language: 'EN' },
  { theme: 'dark', language: 'nothing' },
  { colour: 'red' },
  { pageTitle: 'by {user}' },
  { pageDescription: '{constructor}' },
  { pageTitle: 'x'.repeat(201) },
  { pageColour: '#fff' },
  { pageColour: 'red' },
  { defaults: { expires: '7 days' } },
  { defaults: { expires: '2030-01-01T00:00:00Z' } },
  { defaults: { maxDownloads: 0 } },
  { defaults: { maxDownloads: '5' } },
  { defaults: { burn: true, maxDownloads: 5 } },
  { defaults: { password: 'x' } },
])('%j is refused, and nothing changes', async (body) => {
  const { token } = person;
  await call('PUT', token, { theme: 'light', language: 'de' });
  await expectFailure(await call('PUT', token, body), 400, 'invalid_request');
  expect(await preferences(token)).toEqual({ language: 'de', theme: 'light', ...none });
});

test('an account that is suspended may still choose; without a session there is nothing', async () => {
  const { id, token } = await registerApproved(server, admin);
  const suspend = { token: admin.token, body: { status: 'pending' } };
  expect((await send(server.origin, 'PUT', `/api/auth/users/${id}`, suspend)).status).toBe(200);
  expect((await call('PUT', token, { theme: 'system' })).status).toBe(200);
  expect(await preferences(token)).toEqual({ language: null, theme: 'system', ...none });
  await expectFailure(await call('GET'), 401, 'unauthenticated');
  await expectFailure(await call('PUT', undefined, { theme: 'dark' }), 401, 'unauthenticated');
});

test('templates of file pages are kept trimmed, an unknown variable is named, and empty ones are none', async () => {
  const { token } = await registerApproved(server, admin);
  const kept = { pageTitle: ' {filename} ', pageDescription: '{size}', pageColour: '#1971C2' };
  expect((await (await call('PUT', token, kept)).json()).data).toMatchObject({
    pageTitle: '{filename}',
    pageDescription: '{size}',
    pageColour: '#1971c2',
  });
  const refused = await call('PUT', token, { pageTitle: '{size} by {owner}' });
  expect((await refused.json()).error).toContain('{owner}');
  const emptied = { pageTitle: '', pageDescription: ' ', pageColour: '' };
  expect((await (await call('PUT', token, emptied)).json()).data).toMatchObject(noTemplates);
});
