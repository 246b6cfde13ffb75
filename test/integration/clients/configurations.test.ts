// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { ShareXConfig } from '@perch/contract/clients';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function configOf({ token }: Person) {
  const answer = await client(server.origin, token).api.upload['sharex-config'].$get({ query: {} });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data;
}

/** As ShareX reads `{json:path}`: nothing where the path leads nowhere. */
function evaluate(template: string, answer: unknown): string {
  const path = /^\{json:([\w.]+)\}$/.exec(template)?.[1]?.split('.') ?? [];
  const value = path.reduce<unknown>(
    (part, key) => (part && typeof part === 'object' ? Reflect.get(part, key) : undefined),
    answer,
  );
  return typeof value === 'string' ? value : '';
}

/** One upload as ShareX makes it from its configuration. */
async function uploadLikeShareX(config: ShareXConfig, filename: string, content: string) {
  const answer = await fetch(config.RequestURL, {
    method: config.RequestMethod,
    headers: { ...config.Headers, 'content-type': multipartType, 'user-agent': 'ShareX/19.0.2' },
    body: multipartBody([{ name: config.FileFormName, filename, type: 'image/png', content }]),
    redirect: 'error',
  });
  return { ok: answer.ok, body: await answer.json() };
}

describe('the ShareX configuration', () => {
  test('has every field as ShareX wants it', async () => {
    const { config, instructions } = await configOf(admin);
    expect(config).toEqual({
      Version: '14.1.0',
      Name: expect.stringMatching(/\S/),
      DestinationType: 'ImageUploader, TextUploader, FileUploader',
      RequestMethod: 'POST',
      RequestURL: `${server.origin}/api/upload`,
      Headers: { Authorization: expect.stringMatching(/^Bearer [\w-]+$/) },
      Body: 'MultipartFormData',
      FileFormName: 'file',
      URL: '{json:file.url}',
      ThumbnailURL: '{json:file.thumbnailUrl}',
      DeletionURL: '{json:file.deletionUrl}',
      ErrorMessage: '{json:error}',
    });
    expect(instructions.length).toBeGreaterThan(0);
    expect(config.Headers.Authorization).not.toContain(admin.token);
  });

  test('uploads, and its templates find the links', async () => {
    const { config } = await configOf(admin);
    const { ok, body } = await uploadLikeShareX(config, 'aB3dE5gH7j.png', 'from ShareX');
    expect(ok).toBe(true);
    expect(await (await fetch(evaluate(config.URL, body))).text()).toBe('from ShareX');
    expect(evaluate(config.ThumbnailURL, body)).toBe('');
    expect((await fetch(evaluate(config.DeletionURL, body))).status).toBe(200);
    expect(evaluate(config.ErrorMessage, body)).toBe('');
  });

  test('gets a sentence and no link when its token has been replaced', async () => {
    const person = await registerApproved(server, admin);
    const { config } = await configOf(person);
    const body = { currentPassword: person.password };
    await send(server.origin, 'POST', '/api/auth/token', { token: person.token, body });
    const late = await uploadLikeShareX(config, 'late.png', 'too late');
    expect(late.ok).toBe(false);
    expect(evaluate(config.URL, late.body)).toBe('');
    expect(evaluate(config.ErrorMessage, late.body)).toMatch(/^\S.+\S$/);
  });

  test('takes twenty screenshots at once', async () => {
    const { config } = await configOf(admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        uploadLikeShareX(config, `${index}.png`, `${index}`),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(new Set(answers.map(({ body }) => evaluate(config.URL, body))).size).toBe(20);
  });

  test('is each person’s own', async () => {
    const person = await registerApproved(server, admin);
    const own = await configOf(person);
    expect(own.config.Headers).not.toEqual((await configOf(admin)).config.Headers);
  });
});

describe('the client file', () => {
  test('of ShareX is the same configuration, as a private download', async () => {
    const answer = await send(server.origin, 'GET', '/api/clients/sharex', { token: admin.token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.sxcu"/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const config = ShareXConfig.parse(await answer.json());
    expect(config).toEqual((await configOf(admin)).config);
  });

  test('of an unknown client is 404', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', '..%2fsharex']) {
      const answer = await send(server.origin, 'GET', `/api/clients/${name}`, {
        token: admin.token,
      });
      await expectFailure(answer, 404, 'not_found');
    }
  });

  test('is for those who are signed in', async () => {
    for (const path of ['/api/clients/sharex', '/api/upload/sharex-config']) {
      await expectFailure(await send(server.origin, 'GET', path), 401, 'unauthenticated');
    }
  });
});

test('behind a proxy the address is PUBLIC_URL, whatever the headers claim', async () => {
  await using own = await startServer({ PUBLIC_URL: 'https://files.example.org' });
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${own.port}${path}`, {
      method,
      headers: {
        host: 'files.example.org',
        'x-forwarded-host': 'evil.example.net',
        'x-forwarded-proto': 'http',
        forwarded: 'host=evil.example.net',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const setup = await own.setupToken();
  expect(own.output()).toContain('https://files.example.org/register#setup=');
  const { username, email, password } = admin;
  await call('POST', '/api/auth/register', undefined, { username, email, password, setup });
  const { token } = await call('POST', '/api/auth/login', undefined, { email, password });
  const { data } = await call('GET', '/api/upload/sharex-config', token);
  expect(data.config.RequestURL).toBe('https://files.example.org/api/upload');
  expect(JSON.stringify(data)).not.toContain('evil');
});
