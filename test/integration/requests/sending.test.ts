import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { bearer, send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { askForFiles, beginDrop, drop, showRequest } from '../../support/api/requests.ts';
import { countUploads } from '../../support/api/stored-upload.ts';
import { reservedBytes } from '../../support/database/database.ts';
import { png } from '../../support/files/pictures.ts';
import { expectNoNewFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

const quota = 3 * 1024 ** 2;
const server = await startServer({ WORKERS: '2', USER_QUOTA: String(quota) });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const change = (id: string, fields: Record<string, unknown>) =>
  send(server.origin, 'PATCH', `/api/requests/${id}`, { token: owner.token, body: fields });

async function receivedBy(id: string, more = '') {
  const path = `/api/upload/my?request=${id}${more}`;
  const answer = await send(server.origin, 'GET', path, { token: owner.token });
  const { data, total } = await answer.json();
  expect(data.uploads).toHaveLength(total);
  return data.uploads;
}

describe('a file that is sent to a request', () => {
  test('is its owner’s upload, with the sender’s name, and leads the sender nowhere', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const fields = { sender: ' Zoë 🎈 ' };
    const answer = await drop(server, token, { name: '../photo.png', content: png(4, 3), fields });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    const size = png(4, 3).length;
    expect(JSON.parse(text)).toEqual({ success: true, data: { name: 'photo.png', size } });
    const [received] = await receivedBy(_id);
    expect(received).toMatchObject({
      originalName: 'photo.png',
      mimeType: 'image/png',
      receivedFrom: { request: { id: _id, title: 'Holiday pictures' }, sender: 'Zoë 🎈' },
    });
    expect(text).not.toContain(received.fileId);
    const one = await send(server.origin, 'GET', `/api/upload/${received._id}`, {
      token: owner.token,
    });
    expect((await one.json()).data.upload.receivedFrom.sender).toBe('Zoë 🎈');
    // Administrators see the file, and not who sent it.
    const all = await send(server.origin, 'GET', `/api/upload/all?userId=${owner.id}`, {
      token: admin.token,
    });
    expect(await all.text()).not.toContain('Zoë');
    expect(await showRequest(server, owner.token, _id)).toMatchObject({
      files: 1,
      bytes: size,
      left: { files: 99, bytes: null },
    });
    // The token opens nothing else.
    const reading = [`/api/drop/${token}`, `/api/upload/${received._id}`, '/api/upload/my'];
    for (const path of reading) {
      const tried = await fetch(`${server.origin}${path}`, { headers: bearer(token) });
      expect([401, 404]).toContain(tried.status);
    }
  });

  test('has the options that its owner has chosen, and none that a sender chooses', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const before = await storedFiles(server);
    const options = { expires: '1h', maxDownloads: '1', password: 'x', burn: 'true', slug: 'mine' };
    for (const [name, text] of Object.entries({ ...options, link: 'view', profile: 'p' })) {
      const answer = await drop(server, token, { fields: { [name]: text } });
      await expectFailure(answer, 400, 'invalid_option', name);
    }
    for (const name of ['Perch-Expires', 'Perch-Slug', 'Perch-Else']) {
      const answer = await drop(server, token, { headers: { [name]: '1h' } });
      await expectFailure(answer, 400, 'invalid_option', name.toLowerCase());
    }
    expect(await receivedBy(_id)).toEqual([]);
    await expectNoNewFiles(server, before);
    const preferences = { defaults: { link: 'view', expires: '3d' } };
    const set = await send(server.origin, 'PUT', '/api/auth/preferences', {
      token: owner.token,
      body: preferences,
    });
    expect(set.status, await set.text()).toBe(200);
    expect((await drop(server, token)).status).toBe(201);
    const [received] = await receivedBy(_id);
    expect(received).toMatchObject({ link: 'view', expiresAt: expect.any(String) });
  });

  test.each(['x'.repeat(81), 'a\nb', 'a\0b', '\u{1F388}'.repeat(81)])(
    'by a sender named %j is refused',
    async (sender) => {
      const { _id, token } = await askForFiles(server, owner.token);
      const answer = await drop(server, token, { fields: { sender } });
      await expectFailure(answer, 400, 'invalid_request', 'sender');
      expect(await receivedBy(_id)).toEqual([]);
    },
  );

  test('has to be of a type that is asked for, by its bytes', async () => {
    const { _id, token } = await askForFiles(server, owner.token, { types: ['image/*'] });
    const script = { name: 'photo.png', content: '<script>alert(1)</script>' };
    await expectFailure(await drop(server, token, script), 415, 'unsupported_media_type');
    const long = { name: 'a.png', content: `%PDF-1.7\n${'x'.repeat(100_000)}` };
    await expectFailure(await drop(server, token, long), 415, 'unsupported_media_type');
    const { left } = await showRequest(server, owner.token, _id);
    expect(left.files).toBe(100);
    expect((await drop(server, token, { name: 'a.png', content: png(2, 2) })).status).toBe(201);
  });

  test('may be as large as the request allows, and no larger', async () => {
    const fields = { maxFileSize: 1000, maxBytes: 2500 };
    const { _id, token } = await askForFiles(server, owner.token, fields);
    const before = await reservedBytes(server, owner.id);
    const dropBytes = (bytes: number) => drop(server, token, { content: 'x'.repeat(bytes) });
    await expectFailure(await dropBytes(1001), 413, 'file_too_large');
    expect((await dropBytes(1000)).status).toBe(201);
    expect((await dropBytes(1000)).status).toBe(201);
    await expectFailure(await dropBytes(501), 410, 'request_full');
    expect((await dropBytes(500)).status).toBe(201);
    expect(await showRequest(server, owner.token, _id)).toMatchObject({
      state: 'full',
      files: 3,
      bytes: 2500,
      left: { files: 97, bytes: 0 },
    });
    expect(await reservedBytes(server, owner.id)).toBe(before);
  });

  test('finds no room where the owner has none, and hears nothing of the quota', async () => {
    const full = await registerApproved(server, admin);
    const { _id, token } = await askForFiles(server, full.token);
    const answer = await drop(server, token, { content: randomBytes(quota + 1) });
    const text = await answer.clone().text();
    await expectFailure(answer, 413, 'quota_exceeded');
    expect(text).not.toMatch(/\d|quota(?!_)/i);
    expect(await reservedBytes(server, full.id)).toBe(0);
    expect(await countUploads(server, full.token)).toBe(0);
    expect((await showRequest(server, full.token, _id)).files).toBe(0);
    expect((await drop(server, token)).status).toBe(201);
  });

  test('is one of just five where twenty are sent at once to a request of five', async () => {
    const busy = await registerApproved(server, admin);
    const { _id, token } = await askForFiles(server, busy.token, { maxFiles: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => drop(server, token, { content: `${index}` })),
    );
    const gone = Array.from({ length: 15 }, () => 410);
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, ...gone]);
    expect(await countUploads(server, busy.token)).toBe(5);
    expect(await showRequest(server, busy.token, _id)).toMatchObject({ state: 'full', files: 5 });
    // A file that is deleted has been received all the same.
    const list = await send(server.origin, 'GET', '/api/upload/my', { token: busy.token });
    const [first] = (await list.json()).data.uploads;
    await send(server.origin, 'DELETE', `/api/upload/${first._id}?permanent=true`, {
      token: busy.token,
    });
    await expectFailure(await drop(server, token), 410, 'request_full');
  });

  test('shares places and bytes with resumable uploads that are on their way', async () => {
    const fields = { maxFiles: 3, maxBytes: 1000 };
    const { _id, token } = await askForFiles(server, owner.token, fields);
    const url = await beginDrop(server, token, 900);
    await expectFailure(
      await drop(server, token, { content: 'x'.repeat(101) }),
      410,
      'request_full',
    );
    expect((await drop(server, token, { content: 'x'.repeat(100) })).status).toBe(201);
    await fetch(url, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    expect((await drop(server, token, { content: 'x'.repeat(900) })).status).toBe(201);
    expect((await showRequest(server, owner.token, _id)).bytes).toBe(1000);
  });

  test('needs the password, in a header, and guesses are slowed down', async () => {
    const password = 'öffne dich';
    const { _id, token } = await askForFiles(server, owner.token, { password });
    const key = { 'perch-password': encodeURIComponent(password) };
    await expectFailure(await drop(server, token), 403, 'password_required');
    expect((await drop(server, token, { headers: key })).status).toBe(201);
    const wrong = { headers: { 'perch-password': 'wrong' } };
    const codes = new Set<number>();
    for (let count = 0; count < 12; count += 1)
      codes.add((await drop(server, token, wrong)).status);
    expect([...codes]).toEqual([403, 429]);
    expect(await receivedBy(_id)).toHaveLength(1);
  });

  test('comes too late where the request is closed, and not where it is open again', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    await change(_id, { open: false });
    await expectFailure(await drop(server, token), 410, 'request_closed');
    await change(_id, { open: true });
    expect((await drop(server, token)).status).toBe(201);
  });

  test('goes nowhere while the owner is suspended, whose links may go on', async () => {
    const leaving = await registerApproved(server, admin);
    const { token } = await askForFiles(server, leaving.token);
    const path = `/api/auth/users/${leaving.id}`;
    const set = async (body: Record<string, unknown>) => {
      const answer = await send(server.origin, 'PUT', path, { token: admin.token, body });
      expect(answer.status, await answer.text()).toBe(200);
    };
    await set({ status: 'pending', keepLinks: true });
    await expectFailure(await drop(server, token), 410, 'request_closed');
    await set({ status: 'approved' });
    expect((await drop(server, token)).status).toBe(201);
  });

  test('is refused at a token that is none', async () => {
    for (const token of ['0'.repeat(22), 'x', '%00', "' or 1=1 --"]) {
      await expectFailure(await drop(server, encodeURIComponent(token)), 404, 'not_found');
    }
  });

  test('comes alone in its form, and whole', async () => {
    const { _id, token } = await askForFiles(server, owner.token);
    const answer = await fetch(`${server.origin}/api/drop/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of',
    });
    await expectFailure(answer, 400, 'upload_incomplete');
    const none = await fetch(`${server.origin}/api/drop/${token}`, { method: 'POST', body: '{}' });
    await expectFailure(none, 415, 'unsupported_media_type');
    expect(await showRequest(server, owner.token, _id)).toMatchObject({ files: 0, state: 'open' });
    for (let count = 0; count < 100; count += 1) {
      if ((await drop(server, token, { content: '' })).status !== 201) throw new Error('No place');
    }
    await expectFailure(await drop(server, token), 410, 'request_full');
  });
});
