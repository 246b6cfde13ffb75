// @both-stacks @long

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { beginUpload, visibleUploadBytes } from '../../../support/api/slow-upload.ts';
import { beginResumable, sendPiece, storedOffset } from '../../../support/api/tus.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { sha256Of } from '../../../support/files/hash.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { type Lost, startPostgresProxy } from '../../../support/proxies/postgres-proxy.ts';
import { mustPerch } from '../../../support/servers/backups.ts';
import { createInstallation, usesPostgres } from '../../../support/servers/installation.ts';
import { TestServer } from '../../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../../support/wait.ts';

// A SQLite answers in the process itself: no answer of it gets lost.
const losses: Lost[] = ['answer', 'request'];
const megabyte = 1024 ** 2;

async function start() {
  const installation = await createInstallation();
  const proxy = await startPostgresProxy(installation.env['DATABASE_URL'] ?? '');
  const env = { DATABASE_URL: proxy.url, USER_QUOTA: '40MB' };
  const server = new TestServer(installation, env);
  await server.start();
  return { server, proxy, admin: await becomeAdministrator(server) };
}

const describeOnPostgres = usesPostgres ? describe : () => {};
describeOnPostgres('a commit whose', () => {
  let running: Awaited<ReturnType<typeof start>>;
  const started = usesPostgres ? start().then((each) => (running = each)) : undefined;
  afterAll(async () => {
    await started;
    await running?.server[Symbol.asyncDispose]();
    running?.proxy[Symbol.dispose]();
  });

  const listed = async ({ token }: Person) => {
    const list = await send(running.server.origin, 'GET', '/api/upload/my', { token });
    const { data } = await list.json();
    return data.uploads as { sha256: string; publicUrl: string; _id: string }[];
  };
  /** No file is missing, left over or counted wrong, and only unfinished uploads have a reservation. */
  async function expectRight(person: Person, reservedBytes: number) {
    const { server } = running;
    await mustPerch(server.installation, 'check', '--deep');
    const database = new Bun.SQL(server.installation.env['DATABASE_URL'] ?? '', { max: 1 });
    const [row] = await database`select reserved_bytes from users where id = ${person.id}`;
    await database.close();
    expect(Number(row.reserved_bytes)).toBe(reservedBytes);
  }
  const fill = (bytes: number) => randomBytes(bytes);

  test.each(losses)('%s is lost loses no bytes of an upload whose row is there', async (lost) => {
    await started;
    const { server, proxy, admin } = running;
    const person = await registerApproved(server, admin);
    const before = (await storedFiles(server)).length;
    const content = fill(megabyte);
    await proxy.loseCommit(lost, /insert into "uploads"/, async () => {
      const file = { name: 'file', filename: 'a.bin', content };
      const answer = await sendParts(server, person.token, [file]);
      expect(answer.status).toBe(503);
    });
    const uploads = await listed(person);
    expect(uploads.map(({ sha256 }) => sha256)).toEqual(
      lost === 'answer' ? [sha256Of(content)] : [],
    );
    await waitFor('the bytes that belong to nothing to go', async () => {
      return (await storedFiles(server)).length === before + uploads.length;
    });
    for (const { publicUrl } of uploads) {
      expect(sha256Of(await (await fetch(publicUrl)).bytes())).toBe(sha256Of(content));
    }
    await expectRight(person, 0);
  });

  test.each(losses)('%s is lost gives no room back that others still need', async (lost) => {
    await started;
    const { server, proxy, admin } = running;
    const person = await registerApproved(server, admin);
    const others = fill(visibleUploadBytes);
    using slow = await beginUpload(server, person.token, others);
    const small = fill(megabyte);
    await proxy.loseCommit(lost, /insert into "uploads"/, async () => {
      const file = { name: 'file', filename: 'a.bin', content: small };
      expect((await sendParts(server, person.token, [file])).status).toBe(503);
    });
    const stored = (await listed(person)).length * megabyte;
    // The rest of the quota beside the reservations can be used, and not a byte more.
    const database = new Bun.SQL(server.installation.env['DATABASE_URL'] ?? '', { max: 1 });
    const [row] = await database`select reserved_bytes, storage_bytes from users
      where id = ${person.id}`;
    await database.close();
    expect(Number(row.storage_bytes)).toBe(stored);
    expect(Number(row.reserved_bytes)).toBeGreaterThanOrEqual(others.length);
    expect(Number(row.reserved_bytes)).toBeLessThan(others.length + megabyte);
    expect((await slow.finish()).status).toBe(201);
    await expectRight(person, 0);
  });

  test.each(losses)('%s is lost leaves no room set aside that no upload has', async (lost) => {
    await started;
    const { server, proxy, admin } = running;
    const person = await registerApproved(server, admin);
    await proxy.loseCommit(lost, /insert into "(quota_)?reservations"/, async () => {
      const file = { name: 'file', filename: 'a.bin', content: fill(30 * megabyte) };
      expect((await sendParts(server, person.token, [file])).status).toBe(503);
    });
    await expectRight(person, 0);
    await upload(server, person.token, 'b.bin', fill(30 * megabyte));
    await expectRight(person, 0);
  });

  test.each(losses)(
    '%s is lost when a resumable upload ends keeps its bytes and room',
    async (lost) => {
      await started;
      const { server, proxy, admin } = running;
      const person = await registerApproved(server, admin);
      const content = fill(2 * megabyte);
      const url = await beginResumable(server, person.token, content.length);
      await proxy.loseCommit(lost, /insert into "uploads"/, async () => {
        expect((await sendPiece(url, person.token, 0, content)).ok).toBe(false);
      });
      // What a client does then.
      await waitFor('the offset', async () => {
        const offset = await storedOffset(url, person.token).catch(() => undefined);
        return offset === content.length;
      });
      const uploads = await listed(person);
      expect(uploads.map(({ sha256 }) => sha256)).toEqual([sha256Of(content)]);
      const [{ publicUrl } = { publicUrl: '' }] = uploads;
      expect(sha256Of(await (await fetch(publicUrl)).bytes())).toBe(sha256Of(content));
      await expectRight(person, 0);
    },
  );

  test.each(losses)(
    '%s is lost when a resumable upload begins leaves nothing of it',
    async (lost) => {
      await started;
      const { server, proxy, admin } = running;
      const person = await registerApproved(server, admin);
      await proxy.loseCommit(lost, /insert into "resumable_uploads"/, async () => {
        const begun = beginResumable(server, person.token, 30 * megabyte);
        expect(await outcomeOf(begun)).toThrow();
      });
      await waitFor('the room', async () => {
        const again = await beginResumable(server, person.token, 30 * megabyte).catch(() => '');
        return again !== '';
      });
      await expectRight(person, 30 * megabyte);
    },
  );
});
