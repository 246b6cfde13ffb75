// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { pngOf, sizeOf } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { damagedFiles, goodFiles } from '../../support/hostile/damaged.ts';
import { hostileDocuments } from '../../support/hostile/documents.ts';
import { hostileDrawings } from '../../support/hostile/drawings.ts';
import { hostileFilms } from '../../support/hostile/films.ts';
import type { HostileFile } from '../../support/hostile/hostile-file.ts';
import { hostilePictures } from '../../support/hostile/pictures.ts';
import { hostileSounds } from '../../support/hostile/sounds.ts';
import { hostileStills } from '../../support/hostile/stills.ts';
import { hostileTexts } from '../../support/hostile/texts.ts';
import { startServer } from '../../support/servers/server.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const glaring = pngOf(8, 8, Buffer.alloc(8 * 25, Buffer.from([0, ...Array(8).fill([255, 0, 255]).flat()])));

const debug = process.env['DEBUG_CORPUS'];
const outside = await createTemporaryFolder();
const temporary = await createTemporaryFolder();
const path = join(outside.path, 'glaring.png');
await Bun.write(path, glaring);
const asked: string[] = [];
const elsewhere = Bun.serve({
  port: 0,
  fetch(request) {
    asked.push(request.url);
    return new Response(glaring, { headers: { 'content-type': 'image/png' } });
  },
});
const pointers = { url: `http://127.0.0.1:${elsewhere.port}`, path };
const server = await startServer({ PREVIEWS: 'on', TMPDIR: temporary.path });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await elsewhere.stop(true);
  await outside[Symbol.asyncDispose]();
  await temporary[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(server);
const only = process.env['ONLY_KIND'];
const kinds: Record<string, HostileFile[]> = {
  pictures: await hostilePictures(),
  stills: await hostileStills(),
  drawings: hostileDrawings(pointers),
  documents: hostileDocuments(pointers),
  films: await hostileFilms(pointers),
  sounds: await hostileSounds(pointers),
  texts: hostileTexts(),
  damaged: await damagedFiles(),
};

const isDrawn = (type: string) => /^(image|video|audio|text)\/|pdf|json|xml/.test(type);
const undecodable = () =>
  server.output().split('\n').filter((line) => line.includes('.undecodable') || line.includes('out_of_memory'));

async function look(file: HostileFile) {
  const began = performance.now();
  const { _id, fileId, viewUrl, publicUrl, rawUrl, mimetype } = await upload(server, token, file.name, file.content) as any;
  const problems: string[] = [];
  const bytes = await (await fetch(`${rawUrl}?download`)).bytes();
  if (sha256Of(bytes) !== sha256Of(file.content)) problems.push('other bytes');
  const page = await fetch(viewUrl);
  if (page.status !== 200) problems.push(`page ${page.status}`);
  await page.text();
  let tries = 0;
  const ending = await waitFor('end of ' + file.about, async () => {
    tries += 1;
    const thumbnail = await fetch(`${server.origin}/t/${fileId}`);
    const body = await thumbnail.bytes();
    if (thumbnail.status === 200) return 'picture';
    if (![404].includes(thumbnail.status)) problems.push(`/t ${thumbnail.status} ${Buffer.from(body).toString()}`);
    if (file.content.length === 0) return 'icon';
    const preview = await fetch(`${server.origin}/p/${fileId}.jpg`);
    await preview.bytes();
    if (undecodable().some((line) => line.includes(_id))) return 'icon';
    const record = (await (await send(server.origin, 'GET', `/api/upload/${_id}`, { token })).json()).data.upload;
    if (!isDrawn(record.mimetype ?? record.mimeType ?? record.type)) return 'icon';
    return undefined;
  }, { timeoutMs: 120_000, everyMs: 200 });
  if (file.ends && file.ends !== ending) problems.push(`ends as ${ending}`);
  const record = (await (await send(server.origin, 'GET', `/api/upload/${_id}`, { token })).json()).data.upload;
  const ms = Math.round(performance.now() - began);
  if ((record.thumbnailUrl !== '') !== (ending === 'picture')) problems.push(`thumbnailUrl ${record.thumbnailUrl}`);
  const preview = await fetch(`${server.origin}/p/${fileId}.jpg`);
  const shown = await preview.bytes();
  if (preview.status !== 200) problems.push(`/p ${preview.status}`);
  console.log(`${String(ms).padStart(6)} ${tries} ${ending} ${file.ends ?? '-'} ${record.mimeType ?? record.mimetype} ${file.name} (${file.about}) ${_id} ${problems.join('; ')}`);
  if (process.env['KEEP'] && ending === 'picture') await Bun.write(join(process.env['KEEP'], `${file.name}.jpg`), shown);
  return problems.map((problem) => `${file.name} (${file.about}): ${problem}`);
}

async function pool(files: HostileFile[], width: number) {
  const rest = [...files];
  const found: string[] = [];
  await Promise.all(Array.from({ length: width }, async () => {
    for (let file = rest.shift(); file; file = rest.shift()) {
      try { found.push(...(await look(file))); } catch (error) { found.push(`${file.name} ${String(error)}`); console.log('FAIL', file.name, error); }
    }
  }));
  return found;
}

for (const [kind, files] of Object.entries(kinds)) {
  if (only && only !== kind) continue;
  test(`${kind} ${files.length}`, async () => {
    const began = performance.now();
    const found = await pool(files, 6);
    console.log(kind, files.length, Math.round(performance.now() - began));
    const health = performance.now();
    await fetch(`${server.origin}/healthz`);
    console.log('health', performance.now() - health);
    console.log(await readFile(`/proc/${server.process.child.pid}/status`, 'utf8').then((t) => t.split('\n').filter((l) => /VmHWM|VmRSS/.test(l)).join(' ')));
    console.log('tmp', await readdir(temporary.path), 'asked', asked);
    await Bun.write('/tmp/hostile-log-' + kind, server.output());
    expect(found).toEqual([]);
  }, 600_000);
}
