// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { fetchWhole, makeArchive, uploadStored } from '../../support/api/archives.ts';
import { runStatement } from '../../support/database/database.ts';
import { loseStoredFile } from '../../support/files/stored-files.ts';
import { unpack } from '../../support/files/unpack.ts';
import { openConnection } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const server = await startServer({ S3_CACHE: '0' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const store = (name: string, bytes: number) => uploadStored(server, token, { name, bytes });

async function missingBlobs(): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^perch_missing_blobs_total (\d+)$/m.exec(text)?.[1] ?? NaN);
}

describe('where a file’s bytes are gone', () => {
  test('an archive that begins with it is 503, with a sentence and without bytes', async () => {
    server.expectErrors(/blob\.missing/);
    const lost = await store('lost.bin', 2 * mib);
    const kept = await store('kept.bin', 100);
    const url = await makeArchive(server, token, [lost, kept]);
    await loseStoredFile(server, lost.stored);
    const before = await missingBlobs();
    const answer = await fetch(url);
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'blob_missing']);
    expect(answer.headers.get('etag')).toBeNull();
    expect(server.output()).toContain(lost._id);
    expect(await missingBlobs()).toBe(before + 1);
    // The end of the archive needs nothing of it.
    const end = await fetch(url, { headers: { range: 'bytes=-22' } });
    expect(end.status).toBe(206);
    expect((await end.arrayBuffer()).byteLength).toBe(22);
  });

  test('the connection is broken off in the middle of an archive, which never looks whole', async () => {
    server.expectErrors(/blob\.missing/);
    const kept = await store('kept.bin', 3 * mib);
    const lost = await store('lost.bin', 2 * mib);
    const url = await makeArchive(server, token, [kept, lost]);
    await loseStoredFile(server, lost.stored);
    const before = await missingBlobs();
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await outcomeOf(answer.arrayBuffer())).toThrow();
    expect(await missingBlobs()).toBe(before + 1);
    // Neither attempt is still counted.
    expect(await outcomeOf((await fetch(url)).arrayBuffer())).toThrow();
    const { pathname, host } = new URL(url);
    using connection = await openConnection(server);
    await connection.write(Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\n\r\n`));
    await waitFor('the connection to be closed', () => connection.isClosed());
    expect(connection.received()).toStartWith('HTTP/1.1 200');
    expect(connection.received()).not.toEndWith('\r\n0\r\n\r\n');
  });
});

describe('while the CRC-32 of a file is not known', () => {
  test('there is the whole archive with its length, and no range; later there is', async () => {
    const known = await store('known.bin', 1000);
    const unknown = await store('unknown.bin', 2 * mib);
    const url = await makeArchive(server, token, [known, unknown, known]);
    const before = await fetch(url, { method: 'HEAD' });
    expect(before.headers.get('accept-ranges')).toBe('bytes');
    const key = unknown.stored.split('/').at(-1) ?? '';
    await runStatement(server, `update objects set crc32 = null where key = '${key}'`);

    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('accept-ranges')).toBe('none');
    expect(head.headers.get('etag')).not.toBe(before.headers.get('etag'));
    const answer = await fetch(url, { headers: { range: 'bytes=5-10' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-range')).toBeNull();
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(String(bytes.length)).toBe(head.headers.get('content-length') ?? '');
    for (const by of ['unzip', '7z', 'bsdtar', 'python'] as const) {
      const unpacked = await unpack(bytes, by);
      expect(Bun.SHA256.hash(unpacked['unknown.bin'] ?? '', 'hex')).toBe(unknown.sha256);
    }

    // The job reads the bytes when a server starts.
    await server.stop();
    await runStatement(server, "update jobs set free_at = 0 where name = 'checksums'");
    await server.start();
    await waitFor('the CRC-32', async () => {
      const later = await fetch(url, { method: 'HEAD' });
      return later.headers.get('etag') === before.headers.get('etag');
    });
    const unpacked = await unpack(await fetchWhole(url), 'unzip');
    expect(Bun.SHA256.hash(unpacked['unknown.bin'] ?? '', 'hex')).toBe(unknown.sha256);
  });
});
