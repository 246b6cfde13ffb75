// @long
import { expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { sendResumable } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const additive = '9998-later-notes';
const breaking = '9999-breaking-later';
const tables = ['users', 'uploads', 'objects', 'tokens', 'sessions', 'audit', 'jobs'];

/** Writes that this migration has run, as the Perch does that has it. */
const note = (server: TestServer, migration: string) =>
  runStatement(
    server,
    `insert into kysely_migration (name, timestamp) values ('${migration}', '2030-01-01T00:00:00Z')`,
  );

/** Changes the schema as a Perch of the next version may: columns in tables of today, a table and an index. */
async function runLaterMigration(server: TestServer): Promise<void> {
  for (const table of tables) {
    await runStatement(server, `alter table ${table} add column later_note text`);
    await runStatement(server, `alter table ${table} add column later_rank bigint default 7`);
  }
  await runStatement(
    server,
    'alter table uploads add column later_flag integer not null default 0',
  );
  await runStatement(server, 'create index uploads_by_later on uploads (later_flag, id)');
  await runStatement(server, 'create table later_things (id text primary key, at bigint not null)');
  await runStatement(server, "insert into later_things (id, at) values ('one', 1)");
  await note(server, additive);
}

test('the version before goes on with a schema to which a newer one has added, and copies no rows of it', async () => {
  await using server = await startServer();
  const admin = await becomeAdministrator(server);
  const before = await upload(server, admin.token, 'before.txt', 'from before');
  await server.stop();
  await runLaterMigration(server);
  await runStatement(server, "update uploads set later_note = 'kept'");
  await server.start();

  const token = await signIn(server, admin.email, admin.password);
  const after = await upload(server, token, 'after.txt', 'from after');
  const { link } = await sendResumable(server, token, Buffer.from('resumable'));
  expect(await (await fetch(link)).text()).toBe('resumable');
  for (const [{ publicUrl }, content] of [
    [before, 'from before'],
    [after, 'from after'],
  ] as const) {
    expect(await (await fetch(publicUrl)).text()).toBe(content);
  }
  const body = { tags: ['kept'] };
  const tagged = await send(server.origin, 'PATCH', `/api/upload/${before._id}`, { token, body });
  expect(tagged.status).toBe(200);
  const removed = await send(server.origin, 'DELETE', `/api/upload/${after._id}`, { token });
  expect(removed.status).toBe(200);
  const list = await (await send(server.origin, 'GET', '/api/upload/my', { token })).json();
  expect(list.total).toBe(2);
  expect(JSON.stringify(list)).not.toContain('later');
  // Fails where the row or the column is gone.
  await runStatement(
    server,
    'insert into later_things (id, at) select later_note, 1 from uploads where later_note is not null',
  );

  const { installation } = server;
  const doctor = await waitFor('a job that has run', async () => {
    const ended = await perchOn(installation, 'doctor', '--jobs');
    return ended.stdout.includes('none has run yet') ? undefined : ended;
  });
  expect(doctor.stdout).toContain(`its schema is from a newer Perch (${additive})`);
  expect(doctor.stdout).toContain('job sessions');
  expect((await perchOn(installation, 'check')).exitCode).toBe(0);
  await using folder = await createTemporaryFolder();
  const backup = await perchOn(installation, 'backup', join(folder.path, 'backup'));
  expect(backup.exitCode).toBe(1);
  expect(backup.stdout).toContain(
    `The snapshot lacks what a newer Perch added to the database (${additive})`,
  );
  await server.stop();
  const elsewhere = `sqlite:${join(folder.path, 'moved.db')}`;
  const moved = await perchOn(installation, 'migrate', '--to-database', elsewhere);
  expect(moved.exitCode).toBe(1);
  expect(moved.stderr).toContain(`A newer Perch has changed the database (${additive})`);
});

test('a schema that a newer Perch has changed otherwise is left alone, by the server and by commands', async () => {
  await using server = await startServer();
  const { email, password } = await becomeAdministrator(server);
  await server.stop();
  const refusal = async (name: string) => {
    for (const args of [[], ['user', 'list'], ['check', '--repair']]) {
      const { exitCode, stdout, stderr } = await perchOn(server.installation, ...args);
      expect(exitCode).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toBe(
        `Perch: A newer Perch has changed the database (${name}); this version cannot use it.\n`,
      );
    }
  };
  const forget = (name: string) =>
    runStatement(server, `delete from kysely_migration where name = '${name}'`);
  // Beside one that it could use, and under a name that no Perch gives.
  await note(server, additive);
  for (const name of [breaking, 'of another program']) {
    await note(server, name);
    await refusal(name);
    await forget(name);
  }
  // Ahead in one change and behind in another: nothing is added to it.
  await takeBack(server, '0036-outbox');
  await refusal(additive);
  await forget(additive);
  await server.start();
  await signIn(server, email, password);
});

test('a schema from before 1.0.0 is left alone, and the sentence says how to bring it up to date', async () => {
  await using server = await startServer();
  const { email, password } = await becomeAdministrator(server);
  await server.stop();
  const forgotten = ['0031-imported-tokens', '0032-import-runs'];
  for (const name of forgotten)
    await runStatement(server, `delete from kysely_migration where name = '${name}'`);
  for (const args of [[], ['user', 'list'], ['check', '--repair']]) {
    const { exitCode, stdout, stderr } = await perchOn(server.installation, ...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(
      'Perch: The database is from a Perch before 1.0.0. Start Perch 1.0.0 with it once, and then this version.\n',
    );
  }
  const doctor = await perchOn(server.installation, 'doctor');
  expect(doctor.exitCode).toBe(1);
  expect(doctor.stdout).toContain('start Perch 1.0.0 with it once');
  for (const name of forgotten) await note(server, name);
  await server.start();
  await signIn(server, email, password);
});
