import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, signIn } from '../support/api/accounts.ts';
import { upload } from '../support/api/uploads.ts';
import { takeBack } from '../support/database/earlier-schema.ts';
import { startProcess } from '../support/servers/process.ts';
import { startServer, type TestServer } from '../support/servers/server.ts';
import { mountSmallDisk } from '../support/services/small-disk.ts';
import { outcomeOf, waitFor } from '../support/wait.ts';
import { isLong } from './support/tally.ts';

const rounds = isLong ? 40 : 6;
// Copying so much takes long enough to be met in the middle.
const databaseMiB = 48;
// The oldest that there is a way back from: several migrations.
const earlier = '0033-search-in-batches';

async function startLarge() {
  const server = await startServer();
  const admin = await becomeAdministrator(server);
  const { publicUrl } = await upload(server, admin.token, 'notes.txt', 'from before');
  await server.stop();
  await takeBack(server, earlier);
  using database = new Database(join(server.dataDir, 'perch.db'));
  database.run('create table large (bytes blob)');
  for (let index = 0; index < databaseMiB; index += 1) {
    database.run('insert into large values (randomblob(1048576))');
  }
  const dispose = () => server[Symbol.asyncDispose]();
  return { server, admin, publicUrl, [Symbol.asyncDispose]: dispose };
}

const copiesOf = (folder: string) => readdir(folder).catch((): string[] => []);

function schemaOf({ dataDir }: TestServer) {
  using database = new Database(join(dataDir, 'perch.db'));
  expect(database.query('pragma quick_check').values()).toEqual([['ok']]);
  const [names = []] = database.query('select group_concat(name) from kysely_migration').values();
  return String(names[0]);
}

test('kill -9 while the database is copied or changed leaves it as it was, or changed whole', async () => {
  await using large = await startLarge();
  const { server, admin, publicUrl } = large;
  const folder = join(server.dataDir, 'before-updates');
  const before = schemaOf(server);
  let [halves, whole] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { child } = startProcess([], { ...server.installation.env, PORT: String(server.port) });
    // In turn as soon as a copy is begun, and as soon as one is complete and the schema is being changed.
    const wanted = round % 2 === 0 ? '.unfinished' : '.db';
    await waitFor(
      'a copy',
      async () => (await copiesOf(folder)).some((name) => name.endsWith(wanted)),
      { everyMs: 1 },
    );
    child.kill('SIGKILL');
    await child.exited;
    const left = await copiesOf(folder);
    halves += left.some((name) => name.endsWith('.unfinished')) ? 1 : 0;
    whole += left.some((name) => name.endsWith('.db')) ? 1 : 0;
    if (schemaOf(server) !== before) break;
    await rm(folder, { recursive: true, force: true });
  }
  expect(halves).toBeGreaterThan(0);
  await server.start();
  const names = await copiesOf(folder);
  expect(names).toHaveLength(1);
  expect(names[0]).toEndWith('.db');
  expect(await (await fetch(publicUrl)).text()).toBe('from before');
  await signIn(server, admin.email, admin.password);
  expect(whole).toBeGreaterThan(0);
});

test('an update for whose copy there is no room is refused, and changes nothing', async () => {
  await using large = await startLarge();
  const { server, admin } = large;
  const before = schemaOf(server);
  const folder = join(server.dataDir, 'before-updates');
  await using disk = await mountSmallDisk(databaseMiB - 8);
  await mkdir(folder);
  await Bun.$`mount --bind ${disk.path} ${folder}`.quiet();
  try {
    expect(await outcomeOf(server.start())).toThrow(/There is no space in .*Nothing was changed/);
    expect(await copiesOf(folder)).toEqual([]);
    expect(schemaOf(server)).toBe(before);
    await disk.resize(databaseMiB * 2);
    await server.start();
    expect(await copiesOf(folder)).toHaveLength(1);
    await signIn(server, admin.email, admin.password);
    await server.stop();
  } finally {
    await Bun.$`umount ${folder}`.quiet();
  }
});
