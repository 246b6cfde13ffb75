// @long
import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { untilMailsAreSent } from '../../support/api/registration-mail.ts';
import { createInstallation, usesPostgres, usesS3 } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startSecondServer } from '../../support/servers/second-server.ts';
import { startServer, TestServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const newName = () => randomBytes(16).toString('hex');
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function putFile(dataDir: string, name: string, ageHours: number) {
  const path = join(dataDir, 'files', name.slice(0, 2), name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'left by a crash');
  const at = Date.now() / 1000 - ageHours * 3600;
  await utimes(path, at, at);
  return path;
}

describe('the jobs of a server', () => {
  // S3 sets the age of its objects, so a test cannot make them older.
  const testOnDisk = usesS3 ? () => {} : test;
  testOnDisk(
    'remove stored files that a crash has left, a day later, and nothing else',
    async () => {
      const installation = await createInstallation();
      const { dataDir, env } = installation;
      // Over files no database would be begun.
      expect((await runToEnd(['user', 'list'], env)).exitCode).toBe(0);
      const old = await putFile(dataDir, newName(), 30);
      const young = await putFile(dataDir, newName(), 2);
      const foreign = await putFile(dataDir, 'notes.txt', 300);
      await using server = new TestServer(installation, {});
      await server.start();
      await waitFor('the sweep', async () => !(await isThere(old)));
      expect(await isThere(young)).toBe(true);
      expect(await isThere(foreign)).toBe(true);
    },
  );

  test('run soon after its first start, and do not keep it from stopping', async () => {
    await using server = await startServer();
    await waitFor('the first runs', async () => {
      const { stdout } = await runToEnd(['doctor', '--jobs'], server.installation.env);
      return stdout.match(/job (sessions|stored-files|invites): last run \S+/g)?.length === 3;
    });
    const elapsedMs = startClock();
    expect(await server.stop()).toBe(0);
    expect(elapsedMs()).toBeLessThan(25_000);
  });

  // Two servers share a PostgreSQL; a SQLite belongs to one.
  const testOnPostgres = usesPostgres ? test : () => {};
  testOnPostgres('are shared by two servers: each mail is sent once', async () => {
    await using post = await startMailServer();
    await using first = await startServer({ SMTP_URL: post.url });
    await using second = await startSecondServer(first);
    const admin = await setUpAdministrator(first);
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        signUpApproved(index % 2 === 0 ? first : second, admin),
      ),
    );
    for (const { email } of people) await post.waitForMails(email);
    await untilMailsAreSent(first);
    for (const { email } of people) await post.waitForMails(email);
    // Registrations are summed up, an hour's in one mail, without those that were decided meanwhile.
    expect((await post.mails(admin.email)).length).toBeLessThanOrEqual(1);
  });
});
