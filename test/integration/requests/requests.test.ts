import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { askForFiles, drop, showRequest } from '../../support/api/requests.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ MAX_EXPIRY: '30d' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const other = await registerApproved(server, admin);

const dayMs = 86_400_000;
const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
const anEnd = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

describe('a request for files', () => {
  test('that says only its title has the limits that stand in the documentation', async () => {
    const before = Date.now();
    const { token: _token, ...request } = await askForFiles(server, owner.token);
    expect(request).toEqual({
      _id: expect.any(String),
      title: 'Holiday pictures',
      text: '',
      url: expect.stringMatching(new RegExp(`^${server.origin}/drop/[0-9A-Za-z]{22}$`)),
      createdAt: anEnd,
      expiresAt: anEnd,
      open: true,
      state: 'open',
      maxFiles: 100,
      maxFileSize: null,
      maxBytes: null,
      types: [],
      album: null,
      notify: false,
      hasPassword: false,
      files: 0,
      bytes: 0,
      left: { files: 100, bytes: null },
    });
    const endsAfterMs = Date.parse(request.expiresAt ?? '') - before;
    expect(endsAfterMs).toBeGreaterThanOrEqual(14 * dayMs);
    expect(endsAfterMs).toBeLessThan(14 * dayMs + 60_000);
    expect(await showRequest(server, owner.token, request._id)).toEqual(request);
  });

  test('is changed field by field, and never tells its password', async () => {
    const { _id } = await askForFiles(server, owner.token, { text: 'All', password: 'open' });
    const change = {
      title: '  Naïve 🎞 title ',
      maxFiles: 3,
      maxBytes: 1000,
      types: ['IMAGE/*', 'image/*', 'text/plain'],
      expires: '2d',
      notify: true,
    };
    const answer = await call('PATCH', `/api/requests/${_id}`, owner.token, change);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    expect(text).not.toMatch(/argon2|"password"/);
    expect(await showRequest(server, owner.token, _id)).toMatchObject({
      title: 'Naïve 🎞 title',
      text: 'All',
      maxFiles: 3,
      maxBytes: 1000,
      types: ['image/*', 'text/plain'],
      notify: true,
      hasPassword: true,
      left: { files: 3, bytes: 1000 },
    });
    const opened = { password: null, open: false };
    await call('PATCH', `/api/requests/${_id}`, owner.token, opened);
    expect(await showRequest(server, owner.token, _id)).toMatchObject({
      hasPassword: false,
      open: false,
      state: 'closed',
    });
  });

  test('does not exist for other accounts, administrators among them', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    for (const stranger of [other, admin]) {
      for (const [method, body] of [['GET'], ['PATCH', { title: 'Mine' }], ['DELETE']] as const) {
        const answer = await call(method, `/api/requests/${_id}`, stranger.token, body);
        await expectFailure(answer, 404, 'not_found');
      }
      const list = await call('GET', '/api/requests', stranger.token);
      expect(await list.text()).not.toContain(token);
      const uploads = await call('GET', `/api/upload/my?request=${_id}`, stranger.token);
      expect(await uploads.json()).toMatchObject({ total: 0, data: { uploads: [] } });
    }
    expect((await showRequest(server, owner.token, _id)).title).toBe('Holiday pictures');
  });

  const wrong: [string, Record<string, unknown>][] = [
    ['no title', { title: ' ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['a title with a line break', { title: 'a\nb' }],
    ['a text of 2001 characters', { text: 'x'.repeat(2001) }],
    ['half a character', { text: '\ud800' }],
    ['a NUL', { text: 'a\0b' }],
    ['no files', { maxFiles: 0 }],
    ['1001 files', { maxFiles: 1001 }],
    ['a part of a file', { maxFiles: 1.5 }],
    ['negative bytes', { maxBytes: -1 }],
    ['bytes as text', { maxFileSize: '10MB' }],
    ['a type that is none', { types: ['pictures'] }],
    ['a type that breaks out', { types: ['image/*"><script>'] }],
    ['a field that there is not', { slug: 'x' }],
    ['another token', { token: 'x' }],
  ];
  test.each(wrong)('with %s is refused', async (_title, fields) => {
    const body = { title: 'Fine', ...fields };
    await expectFailure(await call('POST', '/api/requests', owner.token, body), 400);
  });

  const wrongOptions: [string, Record<string, unknown>, string][] = [
    ['an end beyond the installation’s', { expires: '31d' }, 'expires'],
    ['no end where there has to be one', { expires: 'never' }, 'expires'],
    ['an end that has passed', { expires: '2020-01-01T00:00:00Z' }, 'expires'],
    ['an empty password', { password: '' }, 'password'],
    ['a password of 257 characters', { password: 'x'.repeat(257) }, 'password'],
  ];
  test.each(wrongOptions)('with %s is refused by its name', async (_title, fields, field) => {
    const body = { title: 'Fine', ...fields };
    const answer = await call('POST', '/api/requests', owner.token, body);
    await expectFailure(answer, 400, 'invalid_option', field);
  });

  test('is one of 500 at the most, also where many are made at once', async () => {
    const many = await registerApproved(server, admin);
    await runStatement(
      server,
      `insert into requests (id, user_id, token, title, text, files_max, types, notify, files, bytes, created_at)
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 497)
        select 'many' || (n + 100000000000), '${many.id}', 'token' || n, 'T', '', 1, '', 0, 0, 0, n from numbers`,
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST', '/api/requests', many.token, { title: 'One more' }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const list = await call('GET', '/api/requests?limit=2&page=2', many.token);
    const { data, total } = await list.json();
    expect(total).toBe(500);
    expect(data.requests).toHaveLength(2);
  });

  test('that is deleted leaves its files, and who sent them', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const fields = { sender: 'Ann' };
    expect((await drop(server, token, { name: 'kept.txt', fields })).status).toBe(201);
    const find = async () => {
      const answer = await call('GET', '/api/upload/my?search=kept.txt', owner.token);
      const { data } = await answer.json();
      return data.uploads[0];
    };
    const received = { request: { id: _id, title: 'Holiday pictures' }, sender: 'Ann' };
    expect((await find()).receivedFrom).toEqual(received);
    expect((await call('DELETE', `/api/requests/${_id}`, owner.token)).status).toBe(200);
    const kept = await find();
    expect(kept.receivedFrom).toEqual({ request: null, sender: 'Ann' });
    expect(await (await fetch(kept.rawUrl)).text()).toBe('sent');
    await expectFailure(await drop(server, token), 404, 'not_found');
    await expectFailure(await call('GET', `/api/requests/${_id}`, owner.token), 404, 'not_found');
  });

  test('is in the audit log with its beginning, its changes and its end', async () => {
    const title = `Audited ${owner.username}`;
    const { _id, token } = await askForFiles(server, owner.token, { title });
    await call('PATCH', `/api/requests/${_id}`, owner.token, { maxFiles: 2, password: 'secret!' });
    await call('DELETE', `/api/requests/${_id}`, owner.token);
    const answer = await call(
      'GET',
      `/api/admin/audit?search=${encodeURIComponent(title)}`,
      admin.token,
    );
    const text = await answer.text();
    const { data }: { data: { entries: { action: string; detail: string }[] } } = JSON.parse(text);
    expect(data.entries.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'request.deleted ',
      'request.changed maxFiles password',
      'request.created ',
    ]);
    expect(text).not.toContain(token);
    expect(text).not.toContain('secret!');
  });
});
