// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeAlbum, changeMembers, createAlbum } from '../../support/api/albums.ts';
import { visit } from '../../support/api/closed-links.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example', WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const host = 'zip.perch.example';
await approveDomain(server, admin, (await requestDomain(server, owner, host, 'subdomain'))._id);

/** An album of files with these contents, which are their names' beginnings too. */
async function albumOf(contents: string[], fields: Record<string, unknown> = {}) {
  const add: string[] = [];
  for (const content of contents) {
    const { _id } = await upload(server, owner.token, `${content}.txt`, content);
    add.push(_id);
  }
  const { _id } = await createAlbum(server, owner, fields);
  return { files: add, ...(await changeMembers(server, owner, _id, { add })) };
}

const fetchArchive = (slug: string, headers: Record<string, string> = {}, method = 'GET') =>
  visit(server, `/a/${slug}.zip`, { headers, method });

const namesIn = async (answer: Response) =>
  Object.keys(await unpack(new Uint8Array(await answer.arrayBuffer())));

test('an album is had as one archive, whole and from where it broke off, on its owner’s domain too', async () => {
  const { slug } = await albumOf(['sea', 'sun'], { name: 'Käse/..\\"' });
  const whole = await fetchArchive(slug);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('application/zip');
  expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="[^/\\"]*\.zip"/);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect(whole.headers.get('content-length')).toBe(`${bytes.length}`);
  const files = await unpack(bytes);
  expect(Object.entries(files).map(([name, content]) => [name, `${content}`])).toEqual([
    ['sea.txt', 'sea'],
    ['sun.txt', 'sun'],
  ]);
  const etag = whole.headers.get('etag') ?? '';
  const rest = await fetchArchive(slug, { range: 'bytes=40-', 'if-range': etag });
  expect(rest.status).toBe(206);
  expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.subarray(40));
  const head = await fetchArchive(slug, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
  const onDomain = await fetchArchive(slug, { host });
  expect(await namesIn(onDomain)).toEqual(['sea.txt', 'sun.txt']);
});

test('files that are locked, limited, in the trash or over stay out of it, and change its tag', async () => {
  const { _id, slug, files } = await albumOf(['open', 'locked', 'limited', 'trashed', 'over']);
  const [, locked = '', limited = '', trashed = '', over = ''] = files;
  const before = (await fetchArchive(slug)).headers.get('etag');
  const change = (id: string, method: string, body?: unknown) =>
    fetch(`${server.origin}/api/upload/${id}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const answers = [
    await change(locked, 'PATCH', { password: 'its own' }),
    await change(limited, 'PATCH', { maxDownloads: 3 }),
    await change(trashed, 'DELETE'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await changeMembers(server, owner, _id, { remove: [over] });
  const after = await fetchArchive(slug);
  expect(after.headers.get('etag')).not.toBe(before);
  expect(await namesIn(after)).toEqual(['open.txt']);
});

test('a locked album’s archive asks for the password, and browsers for its page', async () => {
  const { slug } = await albumOf(['secret'], { password: 'open sesame' });
  const refused = await fetchArchive(slug);
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
  expect((await refused.clone().json()).error).toStartWith('This link has a password');
  await expectFailure(refused, 403, 'password_required');
  const browser = await fetchArchive(slug, { 'sec-fetch-mode': 'navigate' });
  expect([browser.status, browser.headers.get('location')]).toEqual([303, `/a/${slug}`]);
  expect((await fetchArchive(slug, { 'perch-password': 'wrong' })).status).toBe(403);
  const opened = await fetchArchive(slug, { 'perch-password': 'open%20sesame' });
  expect(opened.headers.get('cache-control')).toContain('private');
  expect(await namesIn(opened)).toEqual(['secret.txt']);
});

test('private and unknown albums, and those that are over, have none', async () => {
  const { _id, slug } = await albumOf(['one']);
  await changeAlbum(server, owner, _id, { visibility: 'private' });
  expect((await fetchArchive(slug)).status).toBe(404);
  for (const name of ['nothing', '', '.zip', '%00', 'a'.repeat(5000)]) {
    expect((await fetchArchive(name)).status).toBe(404);
  }
  const soon = await albumOf([], { expires: new Date(Date.now() + 61_000).toISOString() });
  expect(await namesIn(await fetchArchive(soon.slug))).toEqual([]);
});
