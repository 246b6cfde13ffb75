import { join } from 'node:path';

import { secondsToDelete } from './delete-objects.ts';
import type { PerchUnderTest } from './perch.ts';
import { owner } from './seed/rows.ts';
import { figureOf } from './statistics.ts';
import { fillStores, openDatabase, openStores, startOnStores } from './stores.ts';
import { measureRequests } from './times.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/ending-links.ts <sqlite|postgres|postgres-s3> [uploads]: lists of files that end and
// of the trash in a large installation, and how long 100 000 files that end at once take; see ending-links.md.

const [stack = 'sqlite', count = '1000000'] = process.argv.slice(2);
const requests = 30;
const ending = 100_000;
const port = 4619;
const dayMs = 86_400_000;

const lists = {
  'my files that end, page 1': '/api/upload/my?expires=true',
  'my files that end, page 100': '/api/upload/my?expires=true&page=100',
  'my files that end, images': '/api/upload/my?expires=true&type=image',
  'my files that end, search': '/api/upload/my?expires=true&search=holiday',
  'my trash, page 1': '/api/upload/my?trashed=true',
  'my trash, page 50': '/api/upload/my?trashed=true&page=50',
  'my trash, search': '/api/upload/my?trashed=true&search=holiday',
  'all files that end, page 1': '/api/upload/all?expires=true',
  'all files that end, search': '/api/upload/all?expires=true&search=holiday',
  'all of the trash, page 1': '/api/upload/all?trashed=true',
  'all of the trash, search': '/api/upload/all?trashed=true&search=holiday',
  'my uploads, page 1': '/api/upload/my',
  'all uploads, page 1': '/api/upload/all',
};

await using work = await makeWorkFolder('ending-links');
await using stores = await openStores(stack, work.path);
await fillStores(stores, Number(count), seed);
await using perch = await startOnStores(stores, work.path, port, owner);
console.log(
  `| ${stack}, ${count} uploads | median, ms | longest, ms | processor, ms |\n| --- | ---: | ---: | ---: |`,
);
for (const [name, path] of Object.entries(lists)) {
  const { times, processorMs } = await measureRequests(perch, stores, path, requests);
  console.log(
    `| ${name} | ${figureOf(times).median.toFixed(1)} | ${longest(times)} | ${processorMs.toFixed(1)} |`,
  );
}
if (process.env['DATABASE_URL'] === undefined) await endMany(perch);
if (stores.bucket) {
  const seconds = await secondsToDelete(ending, stores.bucket);
  console.log(`The store alone removes as many keys in ${seconds.toFixed(1)} s.`);
}

/** One upload of five ends some day; one of fifteen is in the trash. */
async function seed(database: Bun.SQL): Promise<void> {
  const [row] = await database.unsafe('select * from uploads limit 1');
  // SQLite's number of a row in its search index.
  const columns = Object.keys(row)
    .filter((name) => name !== 'search_id')
    .join(', ');
  await database.unsafe(`update uploads set expires_at = ${Date.now() + 100 * dayMs} + size
    where substr(id, 1, 1) < 'D'`);
  await database.unsafe(`insert into trashed_uploads (${columns}, trashed_at)
    select ${columns}, created_at from uploads where substr(id, 1, 1) >= 'w'`);
  await database.unsafe(`update trashed_uploads set trashed_at = ${Date.now()} - size % 1000000`);
  await database.unsafe("delete from uploads where substr(id, 1, 1) >= 'w'");
}

/** Lets many files end at once, and uploads and deletes one after the other meanwhile. */
async function endMany({ upload, remove }: PerchUnderTest): Promise<void> {
  const database = openDatabase(stores);
  if (stack === 'sqlite') await database.unsafe('pragma busy_timeout = 20000');
  await database.unsafe(`update uploads set expires_at = ${Date.now() - 1000} where id in
    (select id from uploads where expires_at is not null limit ${ending})`);
  // Asked often: to count them would itself take the processor that removing them needs.
  const isFound = async (rows: string) => (await database.unsafe(`${rows} limit 1`)).length > 0;
  const isLeft = () => isFound(`select id from uploads where expires_at < ${Date.now()}`);
  const hasBegun = () => isFound('select slug from ended_links');
  const path = join(work.path, 'file.txt');
  await Bun.write(path, 'a'.repeat(1024));
  const beside: number[] = [];
  let begunAt = 0;
  for (;;) {
    if (begunAt === 0 && (await hasBegun())) begunAt = performance.now();
    if (!(await isLeft())) break;
    const began = performance.now();
    const { id } = await upload(path);
    await remove(id);
    beside.push(performance.now() - began);
    await Bun.sleep(200);
  }
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(1);
  const { median } = figureOf(beside);
  console.log(
    `\n${ending} files that end at once are gone in ${seconds} s; an upload of 1 KB and its deletion beside ` +
      `it take ${median.toFixed(0)} ms (median), ${longest(beside)} ms at the most.`,
  );
  await database.close();
}

function longest(times: number[]): string {
  return Math.max(...times).toFixed(0);
}
