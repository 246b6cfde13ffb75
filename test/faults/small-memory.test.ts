import { expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { bearer } from '../support/api/client.ts';
import { beginResumable, octets } from '../support/api/tus.ts';
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
