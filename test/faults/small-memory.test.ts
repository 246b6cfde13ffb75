import { expect, test } from 'bun:test';
import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { becomeAdministrator } from '../support/api/accounts.ts';
import { bearer } from '../support/api/client.ts';
import { prepareCostlyRequests } from '../support/api/costly-requests.ts';
import { beginResumable, octets } from '../support/api/tus.ts';
import { upload } from '../support/api/uploads.ts';
import { pngOf } from '../support/files/pictures.ts';
import { multipartBody, multipartType } from '../support/http/multipart.ts';
import { countLeftOver, serverOn } from './support/installations.ts';
import { withMemory } from './support/memory-group.ts';
import { isLong, settle } from './support/tally.ts';

const mib = 1024 ** 2;
const fileBytes = (isLong ? 5000 : 400) * mib;
const memoryBytes = 256 * mib;
const rssMbMax = 200;
const piece = Buffer.alloc(mib, 'perch ');
const pieces = fileBytes / mib;

function sha256OfFile(): string {
  const hash = createHash('sha256');
  for (let index = 0; index < pieces; index += 1) hash.update(piece);
  return hash.digest('hex');
}

interface Sending {
  method: string;
  headers: Record<string, string | number>;
  before?: Uint8Array;
  after?: Uint8Array;
}

/** Sends the file as it is read, so that it is nowhere as a whole. */
async function sendFile(url: string, { method, headers, before, after }: Sending) {
  const sending = request(url, { method, headers, agent: false });
  if (before) sending.write(before);
  for (let index = 0; index < pieces; index += 1) {
    if (!sending.write(piece)) await once(sending, 'drain');
  }
  sending.end(after);
  const [answer] = await once(sending, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: Number(answer.statusCode), text, link: String(answer.headers['upload-url']) };
}

async function sha256OfDownload(url: string): Promise<string> {
  const hash = createHash('sha256');
  const { body } = await fetch(url);
  if (body) for await (const chunk of body) hash.update(chunk);
  return hash.digest('hex');
}

const inMb = isLong ? '5000 MB' : '400 MB';

test(`a form, a resumable upload and a download of ${inMb} fit into 256 MB of memory`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perch-memory-'));
  const server = serverOn(folder, { MAX_FILE_SIZE: '5000MB' });
  {
    await using group = await withMemory(memoryBytes, () => server.start());
    await using running = server;
    const { pid } = running.process.child;
    const { token } = await becomeAdministrator(running);
    const [before = Buffer.of(), after = Buffer.of()] = splitForm();
    const form = await sendFile(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: {
        ...bearer(token),
        'content-type': multipartType,
        'content-length': before.length + fileBytes + after.length,
      },
      before,
      after,
    });
    expect(form.status).toBe(201);
    const url = await beginResumable(running, token, fileBytes);
    const resumable = await sendFile(url, {
      method: 'PATCH',
      headers: {
        ...bearer(token),
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': octets,
        'content-length': fileBytes,
      },
    });
    expect(resumable.status).toBe(204);
    const sha256 = sha256OfFile();
    const sums = [
      await sha256OfDownload(JSON.parse(form.text).data.upload.publicUrl),
      await sha256OfDownload(resumable.link),
    ];
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(rssMbMax);
    expect(await group.killed()).toBe(0);
    settle({
      fault: `256 MB of memory, ${inMb} each by form, resumable upload and download`,
      runs: 1,
      acknowledged: 2,
      lost: 0,
      wrong: sums.filter((sum) => sum !== sha256).length,
      leftOver: await countLeftOver(server),
    });
  }
  await rm(folder, { recursive: true });
});

/** What stands before and behind the bytes of a file in a form. */
function splitForm(): Buffer[] {
  const mark = 'the bytes';
  const body = multipartBody([{ name: 'file', filename: 'large.bin', content: mark }]);
  const at = body.indexOf(mark);
  return [body.subarray(0, at), body.subarray(at + mark.length)];
}

/** By docs/operations.md, "How much memory it takes". */
const processMib = 512;
const picturesMib = 512;
const crowd = 60;

/** A PNG with nearly as many pixels and bytes as one may have. */
function largestPicture(): Buffer {
  const edge = 7_000;
  const pixels = Buffer.alloc(edge * (edge * 3 + 1));
  randomFillSync(pixels, 0, 44 * mib);
  // Each row begins with the number of its filter.
  for (let y = 0; y < edge; y += 1) pixels[y * (edge * 3 + 1)] = 0;
  return pngOf(edge, edge, pixels);
}

test.each([1, 2])(
  'crowds at the costliest requests and the largest pictures fit into what docs/operations.md says for WORKERS=%i',
  async (workers) => {
    const folder = await mkdtemp(join(tmpdir(), 'perch-memory-'));
    const server = serverOn(folder, {
      WORKERS: String(workers),
      TRUSTED_PROXIES: '127.0.0.1,::1',
    });
    const memory = (workers * processMib + picturesMib) * mib;
    {
      await using group = await withMemory(memory, () => server.start());
      await using running = server;
      const owner = await becomeAdministrator(running);
      const costly = await prepareCostlyRequests(running, owner);
      const pictures: string[] = [];
      for (const name of ['one.png', 'two.png']) {
        pictures.push((await upload(running, owner.token, name, largestPicture())).thumbnailUrl);
      }
      // A connection that is cut has none: what has ended the process is looked for first.
      const statusOf = async (asked: Promise<Response>) => {
        const answer = await asked.catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        return answer?.status;
      };
      const thumbnails = Promise.all(pictures.map((url) => statusOf(fetch(url))));
      const asks: ((headers: HeadersInit, index: number) => Promise<Response>)[] = [
        (headers) => fetch(costly.textPage, { headers, keepalive: false }),
        (headers) => fetch(costly.album, { headers, keepalive: false }),
        (headers) => fetch(costly.selection, { headers, keepalive: false }),
        (headers, index) => costly.preview(`${index}\n\n`, headers),
      ];
      const statuses = await Promise.all(
        asks.flatMap((ask) =>
          // Each from a network of its own.
          Array.from({ length: crowd }, (_, index) =>
            statusOf(ask({ 'x-forwarded-for': `198.18.${index}.1` }, index)),
          ),
        ),
      );
      const pictured = await thumbnails;
      expect(await group.killed()).toBe(0);
      expect(server.output()).not.toMatch(/out_of_memory|worker\.ended/);
      expect(pictured).toEqual([200, 200]);
      expect(statuses).toContain(200);
      for (const status of statuses) expect([200, 429, 503]).toContain(status ?? 0);
    }
    await rm(folder, { recursive: true });
  },
);

test('the unit suggests the memory that one process takes', async () => {
  const unit = await readFile(join(root, 'deploy/perch.service'), 'utf8');
  expect(unit).toContain(`\n#MemoryMax=${(processMib + picturesMib) / 1024}G\n`);
});
