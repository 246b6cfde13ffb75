// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { createHash, randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { bearer, client, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { multipartBody, multipartType } from '../../../support/http/multipart.ts';
import { openConnection } from '../../../support/http/raw-http.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const get = (path: string, token: string) => send(server.origin, 'GET', path, { token });
const remove = (id: string, token: string) =>
  send(server.origin, 'DELETE', `/api/upload/${id}`, { token });

const uploadFields = [
  '_id',
  'albums',
  'appSlug',
  'burn',
  'camera',
  'category',
  'createdAt',
  'domain',
  'downloads',
  'downloadsLeft',
  'duration',
  'expiresAt',
  'fileId',
  'hasPassword',
  'height',
  'humanSize',
  'isFavorite',
  'isThumbnailPending',
  'lastOpenedAt',
  'link',
  'mimeType',
  'originalName',
  'pages',
  'publicUrl',
  'rawUrl',
  'receivedFrom',
  'sha256',
  'size',
  'stripFailed',
  'stripped',
  'tags',
  'thumbnailUrl',
  'trashedAt',
  'viewUrl',
  'views',
  'width',
];

describe('an upload', () => {
  test('answers what clients read and the stored record, and nothing internal', async () => {
    const content = 'a short note\n';
    const file = { name: 'file', filename: 'note.txt', type: 'image/png', content };
    const answer = await sendParts(server, admin.token, [file]);
    const text = await answer.text();
    const body = JSON.parse(text);
    expect(answer.status).toBe(201);
    expect(body.success).toBe(true);
    expect(body.file).toEqual({
      _id: body.data.upload._id,
      url: body.data.upload.publicUrl,
      rawUrl: body.data.upload.rawUrl,
      viewUrl: body.data.upload.viewUrl,
      thumbnailUrl: '',
      deletionUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/\S{20,}$/),
      name: 'note.txt',
      size: content.length,
      mimeType: expect.stringContaining('text/plain'),
    });
    const stored = body.data.upload;
    expect(Object.keys(stored).toSorted()).toEqual(uploadFields);
    expect(stored).toMatchObject({
      originalName: 'note.txt',
      size: content.length,
      humanSize: '13 Bytes',
      category: 'text',
      sha256: sha256(content),
      views: 0,
      downloads: 0,
      domain: null,
    });
    expect(stored.fileId).toMatch(/^[A-Za-z0-9]{10,}$/);
    expect(stored.publicUrl).toStartWith(`${server.origin}/f/${stored.fileId}`);
    expect(text).not.toContain(admin.token);
    // Random ids and links may spell anything.
    const drawn = [stored._id, stored.fileId, body.file.deletionUrl];
    const spelled = drawn.reduce((rest, each) => rest.replaceAll(each, ''), text);
    expect(spelled).not.toMatch(/storage|user_?id|hash|secret_?key|tmp/i);
  });

  test('is fetched byte for byte by a visitor who has the link', async () => {
    const content = randomBytes(3_000_001);
    const { publicUrl } = await upload(server, admin.token, 'random.bin', content);
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(sha256(await answer.bytes())).toBe(sha256(content));
  });

  test('of nothing is a file', async () => {
    const { size, publicUrl, humanSize } = await upload(server, admin.token, 'empty.txt', '');
    expect({ size, humanSize }).toEqual({ size: 0, humanSize: '0 Bytes' });
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test('may hold what looks like a boundary, or line breaks only', async () => {
    for (const content of [
      '--perch-test-boundary-7MA4YWxkTrZu0g',
      '\r\n\r\n--',
      '\r\n',
      '--\r\n',
    ]) {
      const { publicUrl } = await upload(server, admin.token, 'lines.txt', content);
      expect(await (await fetch(publicUrl)).text()).toBe(content);
    }
  });

  test('sent in chunks of one byte arrives whole', async () => {
    const body = multipartBody([{ name: 'file', filename: 'drip.txt', content: 'drop by drop' }]);
    const stream = new ReadableStream({
      async start(controller) {
        for (const byte of body) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const answer = await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: { ...bearer(admin.token), 'content-type': multipartType },
      body: stream,
    });
    expect(answer.status).toBe(201);
    const { file } = await answer.json();
    expect(await (await fetch(file.url)).text()).toBe('drop by drop');
  });

  test('that asks for leave first, as curl does, is answered and stored', async () => {
    const body = multipartBody([{ name: 'file', filename: 'asked.txt', content: 'may I?' }]);
    using connection = await openConnection(server);
    const lines = [
      'POST /api/upload HTTP/1.1',
      `Host: localhost:${server.port}`,
      `Authorization: Bearer ${admin.token}`,
      `Content-Type: ${multipartType}`,
      `Content-Length: ${body.length}`,
      'Expect: 100-continue',
    ];
    await connection.write(`${lines.join('\r\n')}\r\n\r\n`);
    await waitFor('leave to send', () => connection.received().includes('100 Continue'));
    await connection.write(body);
    await waitFor('the answer', () => connection.received().includes('201 Created'));
  });

  test('may come twenty at a time without mixing a byte', async () => {
    const person = await registerApproved(server, admin);
    const contents = Array.from({ length: 20 }, (_, index) => randomBytes(200_000 + index));
    const sent = await Promise.all(
      contents.map((content, index) => upload(server, person.token, `${index}.bin`, content)),
    );
    for (const [index, { publicUrl, sha256: stated }] of sent.entries()) {
      const wanted = sha256(contents[index] ?? '');
      expect(stated).toBe(wanted);
      expect(sha256(await (await fetch(publicUrl)).bytes())).toBe(wanted);
    }
    expect(new Set(sent.map(({ fileId }) => fileId)).size).toBe(20);
    const list = await client(server.origin, person.token).api.upload.my.$get({ query: {} });
    expect(await list.json()).toMatchObject({ total: 20 });
  });

  test('of the same bytes twice makes two files, each with its own life', async () => {
    const first = await upload(server, admin.token, 'same.txt', 'the same');
    const second = await upload(server, admin.token, 'same.txt', 'the same');
    expect(first.fileId).not.toBe(second.fileId);
    expect((await remove(first._id, admin.token)).status).toBe(200);
    expect((await fetch(first.publicUrl)).status).toBe(404);
    expect(await (await fetch(second.publicUrl)).text()).toBe('the same');
  });

  test('may have unknown fields before and after the file', async () => {
    const answer = await sendParts(server, admin.token, [
      { name: 'comment', content: 'before' },
      { name: 'file', filename: 'a.txt', content: 'between' },
      { name: 'comment', content: 'after' },
    ]);
    expect(answer.status).toBe(201);
  });
});

describe('an upload of another account', () => {
  test('does not exist for me', async () => {
    const owner = await registerApproved(server, admin);
    const { _id, publicUrl } = await upload(server, owner.token, 'mine.txt', 'mine');
    const other = await registerApproved(server, admin);
    await expectFailure(await get(`/api/upload/${_id}`, other.token), 404, 'not_found');
    await expectFailure(await remove(_id, other.token), 404, 'not_found');
    const list = await client(server.origin, other.token).api.upload.my.$get({ query: {} });
    expect(await list.json()).toMatchObject({ total: 0, data: { uploads: [] } });
    expect(await (await fetch(publicUrl)).text()).toBe('mine');
  });
});

describe('deleting an upload', () => {
  test('ends its link at once and frees its bytes', async () => {
    const before = await storedFiles(server);
    const { _id, publicUrl } = await upload(server, admin.token, 'gone.txt', 'soon gone');
    expect((await fetch(publicUrl)).status).toBe(200);
    const answer = await remove(`${_id}?permanent=true`, admin.token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: expect.any(String) });
    expect((await fetch(publicUrl)).status).toBe(404);
    await expectFailure(await get(`/api/upload/${_id}`, admin.token), 404, 'not_found');
    await expectFailure(await remove(_id, admin.token), 404, 'not_found');
    await expectStoredFiles(server, before);
  });

  test('ten times at once succeeds once', async () => {
    const { _id } = await upload(server, admin.token, 'race.txt', 'race');
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(_id, admin.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('lets a running download finish', async () => {
    const content = randomBytes(48 * 1024 ** 2);
    const { _id, publicUrl } = await upload(server, admin.token, 'big.bin', content);
    const answer = await fetch(publicUrl);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect((await remove(_id, admin.token)).status).toBe(200);
    const hash = createHash('sha256').update(first?.value ?? '');
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      hash.update(part.value);
    }
    expect(hash.digest('hex')).toBe(sha256(content));
    expect((await fetch(publicUrl)).status).toBe(404);
  });
});
