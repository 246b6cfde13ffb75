import { routes } from '@perch/contract/api';

import { writeRows } from '../database/database.ts';
import { sampleRows } from '../database/sample-rows.ts';
import type { PublicPath } from '../http/public-paths.ts';
import type { TestServer } from '../servers/server.ts';
import { becomeAdministrator, registerApproved } from './accounts.ts';
import { createAlbum } from './albums.ts';
import { makeArchive } from './archives.ts';
import { logLine, wideTable } from './costly-requests.ts';
import { paste } from './pastes.ts';
import { askForFiles } from './requests.ts';
import { upload } from './uploads.ts';

const kib = 1024;
const rowsCount = 5000;
const rowsAtOnce = 500;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const idOf = (number: number, letter: string) => String(number).padStart(16, letter);
const absent = 'AAAAAAAAAAAAAAAA';
const fill = (line: string, bytes: number) => line.repeat(Math.ceil(bytes / line.length));

/** A request as a browser or a program sends it. */
export interface Ask {
  method: string;
  path: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What addresses lead to, as large as an account can make it. */
interface World {
  token: string;
  /** Of an account that may lose its session. */
  otherToken: string;
  ids: readonly string[];
  fileId: string;
  albumId: string;
  /** Paths of pages. */
  log: string;
  quotes: string;
  markdown: string;
  album: string;
  archive: string;
  requestToken: string;
  /** Bodies of calls, by method and path. */
  examples: ReadonlyMap<string, unknown>;
}

async function build(server: TestServer, filesCount: number): Promise<World> {
  const owner = await becomeAdministrator(server);
  const { token, id } = owner;
  const other = await registerApproved(server, owner);
  const pathOf = (url: string) => new URL(url).pathname;
  const one = await upload(server, token, 'one.txt', 'one');
  const log = await upload(server, token, 'server.log', fill(logLine, 600 * kib));
  const quotes = await upload(server, token, 'quotes.txt', fill('"'.repeat(100), 600 * kib));
  const markdown = await paste(server, token, { content: wideTable, language: 'markdown' });
  const album = await createAlbum(server, owner);
  const ids = numbers(filesCount).map((number) => idOf(number, 'F'));
  await writeRows(server, {
    rows: numbers(rowsCount).flatMap((number) => rowsOf(id, number)),
    statements: [
      ...numbers(filesCount / rowsAtOnce).map((part) => filesStatement(id, one._id, ids, part)),
      `update objects set refs = refs + ${filesCount} where key = (select storage_key from uploads where id = '${one._id}')`,
      `insert into album_uploads (album_id, upload_id, position, is_trashed, added_at)
        select '${album._id}', id, created_at, 0, 0 from uploads where id like 'F%'`,
      `update albums set upload_count = ${filesCount} where id = '${album._id}'`,
    ],
  });
  const files = ids.map((_id) => ({ _id }));
  return {
    token,
    otherToken: other.token,
    ids,
    fileId: one.fileId,
    albumId: album._id,
    log: pathOf(log.viewUrl),
    quotes: pathOf(quotes.viewUrl),
    markdown: pathOf(markdown.viewUrl),
    album: `/a/${album.slug}`,
    archive: pathOf(await makeArchive(server, token, files)),
    requestToken: (await askForFiles(server, token)).token,
    examples: await examplesOf(server),
  };
}

type Rows = Parameters<typeof writeRows>[1]['rows'];

function rowsOf(userId: string, number: number): Rows {
  const name = `name ${number}`;
  const link = { ...sampleRows.short_links, slug: `link-${number}`, search_key: name };
  const tag = { ...sampleRows.tags, name, name_key: name };
  return [
    ['short_links', { ...link, id: idOf(number, 'L'), user_id: userId }],
    ['tags', { ...tag, id: idOf(number, 'T'), user_id: userId }],
    ['audit', { ...sampleRows.audit, id: idOf(number, 'U') }],
  ];
}

/** Files that all have the bytes of one. */
function filesStatement(userId: string, oneId: string, ids: readonly string[], part: number) {
  const first = part * rowsAtOnce;
  const values = ids.slice(first, first + rowsAtOnce).map((id, index) => {
    const name = `holiday photo ${index}.jpg`;
    return `('${id}', '${userId}', 's${id}', '${name}', '${name}', 3, 'image/jpeg', 'image', '${'0'.repeat(64)}',
      (select storage_key from uploads where id = '${oneId}'), 0, 0, ${first + index + 1})`;
  });
  return `insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category, sha256,
    storage_key, views, downloads, created_at) values ${values.join(', ')}`;
}

interface Operation {
  requestBody?: { content?: Record<string, { example?: unknown }> };
}

async function examplesOf({ origin }: TestServer): Promise<Map<string, unknown>> {
  const document: { paths: Record<string, Record<string, Operation>> } = await (
    await fetch(`${origin}/api/openapi.json`)
  ).json();
  return new Map(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]) => [
        `${method} ${path}`,
        requestBody?.content?.['application/json']?.example,
      ]),
    ),
  );
}

const get = (path: string, token?: string): Ask => ({ method: 'GET', path, token });
const head = (path: string): Ask => ({ method: 'HEAD', path });
const post = (path: string): Ask => ({ method: 'POST', path });

/** The costliest known input of calls; the others get the example of the documentation. */
const costliest: Record<string, (world: World) => Ask[]> = {
  'get /api/upload/my': ({ token }) => [
    get('/api/upload/my?limit=100&search=holiday', token),
    // Too short for an index, and in no name.
    get('/api/upload/my?limit=100&search=zz', token),
    get('/api/upload/my?limit=100&page=100', token),
    get('/api/upload/my?limit=100&sort=name&search=photo', token),
  ],
  'get /api/upload/all': ({ token }) => [
    get('/api/upload/all?limit=100&search=holiday', token),
    get('/api/upload/all?limit=100&search=zz', token),
    get('/api/upload/all?limit=100&page=100&sort=size', token),
  ],
  'get /api/links': ({ token }) => [get('/api/links?limit=100&search=name', token)],
  'get /api/tags': ({ token }) => [get('/api/tags?limit=100&search=name', token)],
  'get /api/admin/audit': ({ token }) => [get('/api/admin/audit?limit=100&search=a', token)],
  'get /api/albums/{id}': ({ token, albumId }) => [get(`/api/albums/${albumId}`, token)],
  'put /api/albums/{id}/uploads': ({ token, albumId, ids }) => [
    {
      method: 'PUT',
      path: `/api/albums/${albumId}/uploads`,
      token,
      body: { order: ids.toReversed() },
    },
  ],
  'post /api/archives': ({ token, ids }) => [
    { method: 'POST', path: '/api/archives', token, body: { uploads: ids } },
  ],
  'post /api/tags/apply': ({ token, ids }) => [
    {
      method: 'POST',
      path: '/api/tags/apply',
      token,
      body: { uploads: ids.slice(0, 100), add: ['name 1', 'name 2'] },
    },
  ],
  'post /api/pastes/preview': ({ token }) => [
    { method: 'POST', path: '/api/pastes/preview', token, body: { content: wideTable } },
  ],
  'get /z/{name}': ({ archive }) => [get(archive)],
  'head /z/{name}': ({ archive }) => [head(archive)],
  'get /oembed': ({ log }) => [get(`/oembed?url=http://localhost${log}`)],
};

const pages: Record<PublicPath | 'elsewhere', (world: World) => Ask[]> = {
  '/t/{slug}': ({ fileId }) => [get(`/t/${fileId}`), { method: 'OPTIONS', path: `/t/${fileId}` }],
  '/i/{slug}/{name}': ({ fileId }) => [
    get(`/i/${fileId}/w320.webp`),
    get(`/i/${fileId}/w321.webp`),
    post(`/i/${fileId}/w320.webp`),
  ],
  '/v/{slug}': ({ log, quotes, markdown }) => [get(log), head(log), get(quotes), get(markdown)],
  '/v/{slug}/unlock': ({ log }) => [get(`${log}/unlock`), post(`${log}/unlock`)],
  '/v/{slug}/open': ({ log }) => [get(`${log}/open`), post(`${log}/open`)],
  '/to/{slug}': () => [get('/to/link-1'), head('/to/link-1')],
  '/to/{slug}/unlock': () => [post('/to/link-1/unlock')],
  '/a/{slug}': ({ album }) => [
    get(album),
    get(`${album}.zip`),
    head(`${album}.zip`),
    { ...get(`${album}.zip`), headers: { range: 'bytes=0-0' } },
    { ...get(`${album}.zip`), headers: { range: 'bytes=999999999999-' } },
  ],
  '/a/{slug}/items': ({ album }) => [get(`${album}/items?after=1000`)],
  '/a/{slug}/unlock': ({ album }) => [post(`${album}/unlock`)],
  '/@{username}': () => [get('/@admin')],
  '/p/{name*}': ({ fileId }) => [get(`/p/${fileId}.jpg`), get('/p/a/b')],
  '/oembed': ({ log }) => [get(`/oembed?url=http://localhost${log}`)],
  '/z/{name}': ({ archive }) => [get(archive), head(archive)],
  '/drop/{token}': ({ requestToken }) => [
    get(`/drop/${requestToken}`),
    post(`/drop/${requestToken}`),
  ],
  '/drop/{token}/unlock': ({ requestToken }) => [post(`/drop/${requestToken}/unlock`)],
  '/legal': () => [get('/legal')],
  '/legal/{name*}': () => [get('/legal/terms')],
  '/robots.txt': () => [get('/robots.txt')],
  '/delete/{slug}/{secret}': ({ fileId }) => [
    get(`/delete/${fileId}/${absent}`),
    post(`/delete/${fileId}/${absent}`),
  ],
  '/brand/logo': () => [get('/brand/logo')],
  elsewhere: () => [get('/'), get('/nothing/here')],
};

/** They end the session that makes them. */
const endsSession = new Set([
  'post /api/auth/logout',
  'delete /api/auth/sessions',
  'post /api/auth/token',
  'delete /api/auth/token',
]);

/** Of every call of the contract, so that a new one is among them. */
function callsOf(world: World): Ask[] {
  return routes.flatMap(({ method, path, access }) => {
    const name = `${method} ${path}`;
    const known = costliest[name];
    if (known) return known(world);
    const filled = path
      .replaceAll('{token}', world.requestToken)
      .replaceAll(/\{(slug|name)\}/g, world.fileId)
      .replaceAll('{client}', 'curl')
      .replaceAll(/\{\w+\}/g, absent);
    const token = endsSession.has(name) ? world.otherToken : world.token;
    const body = world.examples.get(name);
    const bearerOf = access === 'public' ? undefined : token;
    return [{ method: method.toUpperCase(), path: filled, token: bearerOf, body }];
  });
}

/**
 * Every page and every call once, in a world of this many files (a multiple of 500), with the costliest
 * input that is known of it.
 */
export async function everyAsk(server: TestServer, filesCount: number): Promise<Ask[]> {
  const world = await build(server, filesCount);
  return [...Object.values(pages).flatMap((of) => of(world)), ...callsOf(world)];
}
