import { afterAll, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { beginUpload, visibleUploadBytes } from '../../../support/api/slow-upload.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { startPostgresProxy } from '../../../support/proxies/postgres-proxy.ts';
import { mustPerch } from '../../../support/servers/backups.ts';
import { createInstallation, usesPostgres } from '../../../support/servers/installation.ts';
import { TestServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

// On SQLite every writer waits for the others, and what they commit together is the database's affair.
const testOnPostgres = usesPostgres ? test : () => {};

async function start() {
  const installation = await createInstallation();
  const proxy = await startPostgresProxy(installation.env['DATABASE_URL'] ?? '');
  const server = new TestServer(installation, { DATABASE_URL: proxy.url });
  await server.start();
  return { server, proxy, admin: await becomeAdministrator(server) };
}

let running: Awaited<ReturnType<typeof start>>;
const started = usesPostgres ? start().then((each) => (running = each)) : undefined;
afterAll(async () => {
  await started;
  await running?.server[Symbol.asyncDispose]();
  running?.proxy[Symbol.dispose]();
});

/** Runs `work` while the commit of an upload of this account is held back, so that all others wait for it. */
async function whileOneCommits({ token }: Person, work: () => Promise<unknown>): Promise<void> {
  const { server, proxy } = running;
  const first = () => upload(server, token, 'first.bin', randomBytes(100));
  await proxy.holdCommit(/insert into "uploads"/, first, work);
}

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const database = new Bun.SQL(running.server.installation.env['DATABASE_URL'] ?? '', { max: 1 });
  const rows = await database.unsafe(statement);
  await database.close();
  return rows;
}

const usageOf = async ({ id }: Person) => {
  const [row] = await ask(`select upload_count, storage_bytes, reserved_bytes
    from users where id = '${id}'`);
  return Object.values(row ?? {}).map(Number);
};

testOnPostgres(
  'uploads of an account that wait for a commit hold up no other account, and all get their rows',
  async () => {
    await started;
    const { server, admin } = running;
    const person = await registerApproved(server, admin);
    const same = randomBytes(3000);
    // More than the server has connections.
    const others = Array.from({ length: 11 }, () => randomBytes(1000));
    const contents = [same, ...others, same, same];
    const before = await storedFiles(server);
    const sending: ReturnType<typeof upload>[] = [];
    await whileOneCommits(person, async () => {
      sending.push(
        ...contents.map((each) => upload(server, person.token, 'a"\\\u{1F600}.bin', each)),
      );
      await waitFor('their bytes', async () => {
        return (await storedFiles(server)).length === before.length + 1 + contents.length;
      });
      await upload(server, admin.token, 'other.bin', randomBytes(100));
    });
    const sent = await Promise.all(sending);
    for (const [index, { publicUrl }] of sent.entries()) {
      const served = await (await fetch(publicUrl)).bytes();
      expect(Buffer.from(served).equals(contents[index] ?? Buffer.of())).toBe(true);
    }
    expect(await usageOf(person)).toEqual([15, 20_100, 0]);
    const [transactions] =
      await ask(`select count(distinct cast(xmin as text)) as count from uploads
    where user_id = '${person.id}'`);
    expect(Number(transactions?.['count'])).toBeLessThan(contents.length);
    // What was sent three times is kept once.
    await waitFor('the other copies to go', async () => {
      return (await storedFiles(server)).length === before.length + 14;
    });
    await mustPerch(server.installation, 'check', '--deep');
  },
);

testOnPostgres('an upload that is refused takes none of its group with it', async () => {
  await started;
  const { server, admin } = running;
  const person = await registerApproved(server, admin);
  await ask(`update users set quota_bytes = 40000000 where id = '${person.id}'`);
  using one = await beginUpload(server, person.token, randomBytes(visibleUploadBytes));
  using other = await beginUpload(server, person.token, randomBytes(visibleUploadBytes));
  // As where the database has lost the last moments before a crash; meanwhile the room has gone to others.
  await ask(`with lost as (delete from quota_reservations where id in (
      select max(id) from quota_reservations where user_id = '${person.id}') returning bytes)
    update users set reserved_bytes = reserved_bytes - (select bytes from lost), quota_bytes = 20000000
    where id = '${person.id}'`);
  const finishing: ReturnType<typeof one.finish>[] = [];
  await whileOneCommits(person, async () => {
    finishing.push(one.finish(), other.finish());
    await waitFor('their bytes', async () => {
      return (await storedFiles(server)).every((name) => !name.includes('incoming/'));
    });
  });
  const answers = await Promise.all(finishing);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 413]);
  expect(await usageOf(person)).toEqual([2, 100 + visibleUploadBytes, 0]);
  // Each that was refused has been told why, and left nothing.
  const refused = answers.find(({ status }) => status === 413);
  expect(refused?.body).toContain('quota_exceeded');
  await ask(`update users set quota_bytes = null where id = '${person.id}'`);
  await mustPerch(server.installation, 'check', '--deep');
});

testOnPostgres(
  'a commit that is lost fails every upload of its group, and none is half there',
  async () => {
    await started;
    const { server, proxy, admin } = running;
    const person = await registerApproved(server, admin);
    const before = await storedFiles(server);
    await proxy.loseCommit('request', /insert into "uploads"/, async () => {
      const sending = Array.from({ length: 8 }, () =>
        sendParts(server, person.token, [
          { name: 'file', filename: 'a.bin', content: randomBytes(100) },
        ]),
      );
      const statuses = (await Promise.all(sending)).map(({ status }) => status);
      expect(statuses).toContain(503);
      const stored = statuses.filter((status) => status === 201).length;
      expect(await usageOf(person)).toEqual([stored, 100 * stored, 0]);
      await waitFor('the bytes of the others to go', async () => {
        return (await storedFiles(server)).length === before.length + stored;
      });
    });
  },
);
