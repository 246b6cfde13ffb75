// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { loseStoredFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const domain = 'files.example.net';
const { _id: domainId } = await requestDomain(server, owner, domain, 'subdomain');
await approveDomain(server, admin, domainId);
const app = `localhost:${server.port}`;

const ask = (host: string, path: string, headers = {}, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, headers: { host, ...headers } });
await waitFor('the domain', async () => (await ask(domain, '/')).status === 200);

async function missingBlobs(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^perch_missing_blobs_total (\d+)$/m.exec(text)?.[1] ?? NaN);
}

test('a file whose bytes are gone is 503 with a sentence of its own, counted and logged', async () => {
  server.expectErrors(/"event":"blob\.missing"|blob\.missing/);
  const note = await upload(server, owner.token, 'note.txt', 'these bytes will be lost');
  const large = await upload(server, owner.token, 'large.bin', Buffer.alloc(400_000, 'x'));
  const picture = await upload(server, owner.token, 'photo.png', png(30, 20));
  await loseStoredFiles(server);
  expect(await missingBlobs()).toBe(0);

  let asked = 0;
  for (const { fileId, _id, extension } of [
    { ...note, extension: 'txt' },
    { ...large, extension: 'bin' },
  ]) {
    for (const [host, path] of [
      [app, `/f/${fileId}`],
      [domain, `/${fileId}.${extension}`],
      [app, `/f/${fileId}?download`],
    ] as const) {
      for (const headers of [{}, { range: 'bytes=0-3' }, { range: 'bytes=5-' }]) {
        const answer = await ask(host, path, headers);
        asked += 1;
        expect(answer.status).toBe(503);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('etag')).toBeNull();
        expect(answer.headers.get('content-range')).toBeNull();
        const { error, code } = await answer.json();
        expect(code).toBe('blob_missing');
        expect(error).toContain('missing');
        expect(error).not.toMatch(/Something went wrong|ENOENT|\//);
      }
    }
    expect(server.output()).toContain(_id);
  }
  const thumbnail = await ask(app, `/t/${picture.fileId}`);
  expect([thumbnail.status, (await thumbnail.json()).code]).toEqual([503, 'blob_missing']);
  expect(server.output()).toContain(picture._id);
  expect(await missingBlobs()).toBe(asked + 1);
  // What was deleted is not missing.
  await fetch(`${server.origin}/api/upload/${note._id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect((await ask(app, `/f/${note.fileId}`)).status).toBe(404);
  expect(await missingBlobs()).toBe(asked + 1);
});
