import { describe, expect, test } from 'bun:test';

import { parseResponse } from 'hono/client';

import { requireWebApp } from '../../../scripts/build-web.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { changeAlbum, changeMembers, createAlbum } from '../../support/api/albums.ts';
import { client } from '../../support/api/client.ts';
import { cookieOf, open, unlock, uploadClosed, visit } from '../../support/api/closed-links.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { freePort } from '../../support/ports.ts';
import { startS3Proxy } from '../../support/proxies/s3-proxy.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

requireWebApp();

const manual = { redirect: 'manual' } as const;

describe('files in a bucket', () => {
  test('are there and nowhere else, and survive a new data folder', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const { publicUrl } = await upload(server, token, 'a.txt', 'in the bucket');
    expect(await server.installation.bucket?.list()).toHaveLength(1);
    expect(await Bun.file(`${server.dataDir}/files`).exists()).toBe(false);
    const answer = await fetch(publicUrl, manual);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('13');
    expectFileHeaders(answer);
    expect(await answer.text()).toBe('in the bucket');
  });

  test('are fetched from S3 itself where that is configured, with the same headers', async () => {
    await using server = await startServer({ S3_PUBLIC: 'redirect' });
    const { token } = await becomeAdministrator(server);
    const { publicUrl } = await upload(server, token, 'Bild “1”.html', '<b>0123456789</b>');
    const preview = await fetch(`${publicUrl}?preview`);

    const answer = await fetch(publicUrl, manual);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    const { S3_ENDPOINT = '', S3_SECRET_ACCESS_KEY = '' } = server.installation.env;
    const location = answer.headers.get('location') ?? '';
    expect(location).toStartWith(`${S3_ENDPOINT}/`);
    expect(location).not.toContain(S3_SECRET_ACCESS_KEY);

    const bytes = await fetch(publicUrl);
    expect(await bytes.text()).toBe('<b>0123456789</b>');
    for (const name of ['content-type', 'content-disposition', 'content-length']) {
      expect(bytes.headers.get(name)).toBe(preview.headers.get(name));
    }
    expect(bytes.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const part = await fetch(publicUrl, { headers: { range: 'bytes=3-5' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('012');
    expect((await fetch(publicUrl, { headers: { range: 'bytes=99-' } })).status).toBe(416);
    const download = await fetch(`${publicUrl}?download`);
    expect(download.headers.get('content-disposition')).toStartWith('attachment');
  });

  test('have one ETag for HEAD and GET where S3 hands them out', async () => {
    await using server = await startServer({ S3_PUBLIC: 'redirect' });
    const { token } = await becomeAdministrator(server);
    const { _id, publicUrl } = await upload(server, token, 'a.txt', '0123456789');
    const head = await fetch(publicUrl, { method: 'HEAD', ...manual });
    expect([head.status, head.headers.get('etag')]).toEqual([302, null]);
    expect(head.headers.get('cache-control')).toBe('no-store');

    const followed = await fetch(publicUrl, { method: 'HEAD' });
    const bytes = await fetch(publicUrl);
    const etag = bytes.headers.get('etag') ?? '';
    expect([followed.status, bytes.status, await bytes.text()]).toEqual([200, 200, '0123456789']);
    for (const name of ['etag', 'last-modified', 'content-length', 'content-type']) {
      expect(followed.headers.get(name)).toBe(bytes.headers.get(name) ?? 'missing');
    }

    // Each condition is answered by the side that gave the validator, for both methods alike.
    const own = (await fetch(`${publicUrl}?preview`)).headers.get('etag') ?? '';
    for (const method of ['HEAD', 'GET']) {
      for (const [name, value, status] of [
        ['if-none-match', etag, 304],
        ['if-none-match', own, 304],
        ['if-none-match', '"other"', 200],
        ['if-match', etag, 200],
        ['if-match', '"other"', 412],
        ['if-unmodified-since', bytes.headers.get('last-modified') ?? '', 200],
        ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT', 412],
      ] as const) {
        const answer = await fetch(publicUrl, { method, headers: { [name]: value } });
        expect([method, name, value, answer.status]).toEqual([method, name, value, status]);
      }
    }
    expect((await fetch(publicUrl, { headers: { 'if-none-match': own }, ...manual })).status).toBe(
      304,
    );
    const refused = await fetch(publicUrl, { method: 'DELETE', ...manual });
    expect([refused.status, refused.headers.get('location')]).toEqual([405, null]);
    await waitFor('the views', async () => {
      const call = client(server.origin, token).api.upload[':id'].$get({ param: { id: _id } });
      return (await parseResponse(call)).data.upload.views > 0;
    });
  });

  test('come through the server where the app shows them, and are not counted then', async () => {
    await using server = await startServer({ S3_PUBLIC: 'redirect' });
    const { token } = await becomeAdministrator(server);
    const { _id, publicUrl } = await upload(server, token, 'a.txt', '0123456789');
    for (let round = 0; round < 3; round += 1) {
      const shown = await fetch(`${publicUrl}?preview`, manual);
      expect(shown.status).toBe(200);
      expectFileHeaders(shown);
      expect(await shown.text()).toBe('0123456789');
    }
    const part = await fetch(`${publicUrl}?preview`, {
      headers: { range: 'bytes=2-4' },
      ...manual,
    });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await fetch(publicUrl, manual)).status).toBe(302);
    expect((await fetch(`${publicUrl}?download&preview`, manual)).status).toBe(302);
    // Written together, so nothing else was counted when both are there.
    const counted = await waitFor('the counts', async () => {
      const call = client(server.origin, token).api.upload[':id'].$get({ param: { id: _id } });
      const record = (await parseResponse(call)).data.upload;
      return record.downloads > 0 ? record : undefined;
    });
    expect(counted).toMatchObject({ views: 1, downloads: 1 });
  });

  test('are handed out for a minute with a password, until the end, and not at all with a limit', async () => {
    await using server = await startServer({ S3_PUBLIC: 'redirect' });
    const { token } = await becomeAdministrator(server);
    const redirectOf = async (slug: string, headers: Record<string, string> = {}) => {
      const answer = await visit(server, `/f/${slug}`, { headers });
      const address = new URL(answer.headers.get('location') ?? '', server.origin);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return { answer, seconds: Number(address.searchParams.get('X-Amz-Expires')) };
    };
    const locked = await uploadClosed(server, token, { password: 'sesame' });
    const cookie = cookieOf(await unlock(server, locked.fileId, 'sesame'));
    const { answer, seconds } = await redirectOf(locked.fileId, { cookie });
    expect([answer.status, seconds]).toEqual([302, 60]);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    const ending = await uploadClosed(server, token, { expiresAt: Date.now() + 90_000 });
    expect((await redirectOf(ending.fileId)).seconds).toBeWithin(1, 91);
    const joined = await upload(server, token, 'joined.txt', 'in an album');
    const album = await createAlbum(server, { token }, { password: 'sesame' });
    await changeMembers(server, { token }, album._id, { add: [joined._id] });
    await changeAlbum(server, { token }, album._id, { ownLinks: 'with_album' });
    const opened = cookieOf(await unlock(server, joined.fileId, 'sesame'));
    expect((await redirectOf(joined.fileId, { cookie: opened })).seconds).toBe(60);
    // Sooner than may be asked for; the change of its password tells what the server has in memory.
    const soon = Date.now() + 90_000;
    await runStatement(server, `update albums set expires_at = ${soon} where id = '${album._id}'`);
    await changeAlbum(server, { token }, album._id, { password: null });
    expect((await redirectOf(joined.fileId)).seconds).toBeWithin(1, 91);
    const limited = await uploadClosed(server, token, { downloadsLeft: 1 });
    const grant = cookieOf(await open(server, limited.fileId));
    const bytes = await visit(server, `/f/${limited.fileId}`, { headers: { cookie: grant } });
    expect([bytes.status, await bytes.text()]).toEqual([200, 'the secret']);
  });

  test('are not loaded by the app’s pages from S3, also where others fetch them there', async () => {
    await using server = await startServer({ S3_PUBLIC: 'redirect' });
    const page = await fetch(`${server.origin}/login`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' blob: data:; media-src 'self';");
    expect(policy).not.toContain(new URL(server.installation.env['S3_ENDPOINT'] ?? '').host);
  });
});

describe('a start', () => {
  const start = async (env: Record<string, string>) => {
    await using installation = await createInstallation();
    const port = String(freePort());
    return runToEnd([], { ...installation.env, PORT: port, ...env });
  };

  test.each([
    [{ S3_BUCKET: 'perch-no-such-bucket' }, /no bucket perch-no-such-bucket at http/],
    [{ S3_SECRET_ACCESS_KEY: 'not-the-key' }, /refuses the bucket .* check S3_ACCESS_KEY_ID/],
    [{ S3_ACCESS_KEY_ID: 'no-such-id' }, /refuses the bucket .* check S3_ACCESS_KEY_ID/],
    [{ S3_REGION: '' }, /not set: S3_REGION\.$/],
  ])('with %j is refused in one sentence', async (env, sentence) => {
    const { exitCode, stderr } = await start(env);
    expect(exitCode).toBe(1);
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain('not-the-key');
  });

  test('while S3 does not answer goes on, and is ready when S3 is', async () => {
    const installation = await createInstallation();
    await using proxy = await startS3Proxy(installation.env['S3_ENDPOINT'] ?? '');
    proxy.onRequest(() => 'break');
    await using server = new TestServer(installation, { S3_ENDPOINT: proxy.endpoint });
    server.expectErrors(/job\.failed.*stored-files/);
    const starting = server.start();
    const { origin } = server;
    await waitFor('a live server', async () => {
      return (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok;
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    const [told = ''] = server.output().match(/.*"storage\.unreachable".*/g) ?? [];
    expect(JSON.parse(told)).toEqual({
      time: expect.any(String),
      level: 'warn',
      event: 'storage.unreachable',
      endpoint: proxy.endpoint,
      hint: expect.stringMatching(
        /^S3 cannot be reached at \S+:\d+ \(\w+\); check S3_ENDPOINT, and that the store is running there\.$/,
      ),
    });
    proxy.onRequest(() => undefined);
    await starting;
    const { token } = await becomeAdministrator(server);
    expect((await upload(server, token, 'a.txt', 'goes on')).size).toBe(7);
  });
});

test('perch doctor writes to the bucket, reads from it, and names it when it cannot', async () => {
  await using server = await startServer();
  const before = await server.installation.bucket?.list();
  const { env } = server.installation;
  const fine = await runToEnd(['doctor'], env);
  expect(fine.stdout).toContain('✓ storage: ');
  expect(await server.installation.bucket?.list()).toEqual(before ?? []);
  const wrong = await runToEnd(['doctor'], { ...env, S3_BUCKET: 'perch-no-such-bucket' });
  expect(wrong.stdout).toMatch(/✗ storage: .*the bucket perch-no-such-bucket at http/);
  expect(wrong.stdout).not.toContain(env['S3_SECRET_ACCESS_KEY'] ?? '');
  expect(wrong.exitCode).toBe(1);
});
