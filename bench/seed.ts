import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepTotals } from '../test/support/database/keep-totals.ts';
import { projectRoot } from './programs.ts';
import { owner, seedUploads, seedUsers } from './seed/rows.ts';

// DATABASE_URL=sqlite:<path>|postgres://… bun bench/seed.ts [uploads] [users]
// Rows without bytes, in an empty database; administrator seed@example.com, see seed/rows.ts.

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Set DATABASE_URL to the empty database that is to be filled.');
const uploads = Number(process.argv[2] ?? 1_000_000);
const users = Number(process.argv[3] ?? 20_000);

await migrate(url);
const isSqlite = url.startsWith('sqlite:');
const database = isSqlite
  ? new Bun.SQL({ adapter: 'sqlite', filename: url.slice('sqlite:'.length) })
  : new Bun.SQL(url, { max: 1 });
const began = performance.now();
if (isSqlite) {
  await database.unsafe('pragma synchronous = off');
  await database.unsafe('pragma cache_size = -1000000');
}
const ids = await seedUsers(database, users);
await seedUploads(database, ids, uploads);
await keepTotals(database);
// What PostgreSQL does by itself within minutes; SQLite has no such habit and gets none.
if (!isSqlite) await database.unsafe('vacuum analyze');
await database.close();
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${uploads} uploads of ${users} users in ${seconds} s; sign in with ${owner.password}`);

/** Any command brings the schema up to date. */
async function migrate(databaseUrl: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-seed-'));
  const command = Bun.spawn([process.execPath, 'server/src/main.ts', 'user', 'list'], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl },
    stdout: 'ignore',
    stderr: 'inherit',
  });
  const exitCode = await command.exited;
  await rm(folder, { recursive: true });
  if (exitCode !== 0) throw new Error('The database could not be prepared');
}
