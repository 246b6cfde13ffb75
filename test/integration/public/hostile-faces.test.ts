// @one-stack @long

import { afterAll, expect, test } from 'bun:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { requireProgram } from '../../../scripts/system-programs.mjs';
import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { colourOf, sizeOf } from '../../support/files/pictures.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { damagedFiles, goodFiles } from '../../support/hostile/damaged.ts';
import { hostileDocuments } from '../../support/hostile/documents.ts';
import { hostileDrawings } from '../../support/hostile/drawings.ts';
import { hostileFilms } from '../../support/hostile/films.ts';
import {
  elsewhereFiles,
  type Ending,
  filesOf,
  type HostileFile,
} from '../../support/hostile/hostile-file.ts';
import { hostileOtherFilms } from '../../support/hostile/other-films.ts';
import { hostilePhotographs } from '../../support/hostile/photographs.ts';
import { hostilePictures } from '../../support/hostile/pictures.ts';
import { referringFiles } from '../../support/hostile/references.ts';
import { hostileSounds } from '../../support/hostile/sounds.ts';
import { hostileStills } from '../../support/hostile/stills.ts';
import { hostileTexts } from '../../support/hostile/texts.ts';
import { startServer } from '../../support/servers/server.ts';
import { childrenOf } from '../../support/servers/workers.ts';
import { startClock, waitFor } from '../../support/wait.ts';

// Of raw photographs, whose previews the server looks for with it.
requireProgram('exiftool');

const asked: string[] = [];
const elsewhere = Bun.serve({
  port: 0,
  fetch({ url }) {
    asked.push(url);
    const file = elsewhereFiles[url.endsWith('.xml') ? 'glaring.xml' : 'glaring.png'];
    return new Response(new Uint8Array(Buffer.from(file)));
  },
});
const [outside, temporary] = [await createTemporaryFolder(), await createTemporaryFolder()];
for (const [name, content] of Object.entries(elsewhereFiles)) {
  await Bun.write(join(outside.path, name), content);
}
const glaring = await colourOf(elsewhereFiles['glaring.png']);

const server = await startServer({ PREVIEWS: 'on', TMPDIR: temporary.path });
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await elsewhere.stop(true);
  await outside[Symbol.asyncDispose]();
  await temporary[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(server);

const kinds = {
  pictures: hostilePictures(),
  photographs: await hostilePhotographs(),
  stills: hostileStills(),
  drawings: hostileDrawings(),
  documents: hostileDocuments(),
  films: await hostileFilms(),
  'other films': await hostileOtherFilms(),
  sounds: await hostileSounds(),
  texts: hostileTexts(),
  references: await referringFiles({
    url: `http://127.0.0.1:${elsewhere.port}`,
    folder: outside.path,
  }),
  damaged: await damagedFiles(),
};

// Longer than the longest wait for a turn.
const answerMaxMs = 30_000;
const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(answerMaxMs) });

const isDrawn = (type: string) =>
  /^(image|video|audio|text)\/|^application\/(pdf|json|xml)|\+xml$/.test(type);

type Uploaded = Awaited<ReturnType<typeof upload>>;

const recordOf = async ({ _id }: Uploaded) =>
  (await (await send(server.origin, 'GET', `/api/upload/${_id}`, { token })).json()).data.upload;

/** What the server says when a file will never have a picture. */
const isGivenUp = ({ _id }: Uploaded) =>
  server
    .output()
    .split('\n')
    .some((line) => line.includes('.undecodable"') && line.includes(_id));

/** Asks for the thumbnail, as often as there are attempts, until it is there or will never be. */
function untilEnding(file: Uploaded): Promise<Ending> {
  const canHave = file.size > 0 && isDrawn(file.mimeType);
  return waitFor(
    'a picture, or the end of all attempts',
    async () => {
      const { status } = await get(`${server.origin}/t/${file.fileId}`);
      if (status === 200) return 'picture';
      if (status !== 404) throw new Error(`Its thumbnail was answered by ${status}.`);
      return canHave && !isGivenUp(file) ? undefined : 'icon';
    },
    { timeoutMs: 180_000, everyMs: 100 },
  );
}

/** What is wrong with how the server treats a file. */
async function findingsOf({ name, content, ends }: HostileFile): Promise<string[]> {
  const file = await upload(server, token, name, content);
  const findings: string[] = [];
  const check = (isRight: boolean, finding: string) => {
    if (!isRight) findings.push(finding);
  };
  const bytes = await (await get(`${file.rawUrl}?download`)).bytes();
  check(sha256Of(bytes) === sha256Of(content), 'Its bytes are others.');
  const page = await get(file.viewUrl);
  check(page.status === 200, `Its page was answered by ${page.status}.`);
  const elapsedMs = startClock();
  check((await get(`${server.origin}/healthz`)).ok, 'The server is not well.');
  check(elapsedMs() < 5000, 'The server is slow.');

  const ending = await untilEnding(file);
  check(ends === undefined || ends === ending, `It ends as ${ending}.`);
  const { thumbnailUrl } = await recordOf(file);
  const thumbnailAt = `${server.origin}/t/${file.fileId}`;
  check(thumbnailUrl === (ending === 'icon' ? '' : thumbnailAt), `It has “${thumbnailUrl}”.`);
  if (ending === 'picture') {
    const { width = 0, height = 0, format } = await sizeOf(await (await get(thumbnailAt)).bytes());
    check(format === 'webp' && Math.max(width, height) <= 480, 'Its thumbnail is none.');
  }
  const preview = await get(`${server.origin}/p/${file.fileId}.jpg`);
  check(preview.status === 200, `Its preview was answered by ${preview.status}.`);
  const shown = await preview.bytes();
  const { width = 0, height = 0, format } = await sizeOf(shown);
  check(format === 'jpeg' && Math.max(width, height) <= 1200, 'Its preview is none.');
  check(shown.length <= 500_000, 'Its preview is too long.');
  check(!Bun.deepEquals(await colourOf(shown), glaring), 'It shows what stands elsewhere.');
  return findings;
}

/** The same of many, a few at a time, each with the words that name it. */
async function findingsOfAll(files: HostileFile[]): Promise<string[]> {
  const waiting = [...files];
  const findings: string[] = [];
  const lookAtNext = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { about, name } = file;
      const found = await findingsOf(file).catch((error: unknown) => [String(error)]);
      findings.push(...found.map((finding) => `${about} (${name}): ${finding}`));
    }
  };
  await Promise.all(Array.from({ length: 12 }, lookAtNext));
  return findings;
}

/** One of each kind after the other: those that are drawn slowly do not wait for each other alone. */
function mixed(lists: HostileFile[][]): HostileFile[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

test('hostile files are kept as they are, and have a picture or the icon for good', async () => {
  expect(await findingsOfAll(mixed(Object.values(kinds)))).toEqual([]);
}, 900_000);

test('what they point to elsewhere was not asked for', () => {
  expect(asked).toEqual([]);
});

test('nothing of them is left in the machine', async () => {
  const orphan = /^\s*1 .*((document|thumbnail)-process|ffmpeg|ffprobe|heif-|exiftool)/;
  await waitFor('the end of all programs', async () => {
    const all = (await Bun.$`ps -eo ppid,args`.text()).split('\n');
    return (await childrenOf(server)).length === 0 && !all.some((line) => orphan.test(line));
  });
  expect(await readdir(temporary.path)).toEqual([]);
  expect(server.unexpectedErrors()).toEqual([]);
  const status = await readFile(`/proc/${server.process.child.pid}/status`, 'utf8');
  const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(status) ?? [];
  expect(Number(kilobytes)).toBeLessThan(500_000);
});

test('ordinary files after them have their pictures', async () => {
  const rows = Object.entries(await goodFiles());
  const files = filesOf(rows.map(([name, bytes]) => ['an ordinary file', name, bytes, 'picture']));
  expect(await findingsOfAll(files)).toEqual([]);
}, 180_000);
