import { owner } from './seed/rows.ts';
import { figureOf } from './statistics.ts';
import { fillStores, giveTenth, openStores, startOnStores } from './stores.ts';
import { measureRequests } from './times.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/tags.ts <sqlite|postgres> [uploads]: lists of tags and favourites in a large installation,
// of an account that has a tenth of all uploads and 500 tags; see tags.md.

const [stack = 'sqlite', count = '1000000'] = process.argv.slice(2);
const requests = 30;
const tags = 500;
const tagsPerFile = 5;
const port = 4621;

const own = Number(count) / 10;
/** The last page of a list with so many files. */
const lastPage = (files: number) => Math.max(1, Math.floor(files / 20));

const lists = {
  'tag of all my files, page 1': '/api/upload/my?tag=all',
  'tag of all my files, a page in the middle': `/api/upload/my?tag=all&page=${lastPage(own / 2)}`,
  'tag of all my files, last page': `/api/upload/my?tag=all&page=${lastPage(own)}`,
  'tag of all my files, oldest first': '/api/upload/my?tag=all&order=asc',
  'tag of all my files, images': '/api/upload/my?tag=all&type=image',
  'tag of all my files, search': '/api/upload/my?tag=all&search=holiday',
  'tag of all my files, by size': '/api/upload/my?tag=all&sort=size',
  'tag of all my files, trash': '/api/upload/my?tag=all&trashed=true',
  'another tag, page 1': '/api/upload/my?tag=tag-7',
  'another tag, search': '/api/upload/my?tag=tag-7&search=holiday',
  'another tag, by name': '/api/upload/my?tag=tag-7&sort=name',
  'favourites, page 1': '/api/upload/my?favorite=true',
  'favourites, page 100': '/api/upload/my?favorite=true&page=100',
  'favourites, search': '/api/upload/my?favorite=true&search=holiday',
  'favourites with a tag': '/api/upload/my?favorite=true&tag=all',
  'all favourites, page 1': '/api/upload/all?favorite=true',
  'all favourites, search': '/api/upload/all?favorite=true&search=holiday',
  'my tags, by name': '/api/tags',
  'my tags, the most used first': '/api/tags?sort=uploads',
  'my tags, completion': '/api/tags?search=tag-4',
  'my uploads, page 1': '/api/upload/my',
};

await using work = await makeWorkFolder('tags');
await using stores = await openStores(stack, work.path);
await fillStores(stores, Number(count), seed);
await using perch = await startOnStores(stores, work.path, port, owner);
console.log(
  `| ${stack}, ${count} uploads | median, ms | longest, ms | processor, ms |\n| --- | ---: | ---: | ---: |`,
);
for (const [name, path] of Object.entries(lists)) {
  const { times, processorMs } = await measureRequests(perch, stores, path, requests);
  const longest = Math.max(...times).toFixed(0);
  console.log(
    `| ${name} | ${figureOf(times).median.toFixed(1)} | ${longest} | ${processorMs.toFixed(1)} |`,
  );
}
if (process.env['DATABASE_URL'] === undefined) await applyMany();

/** A tenth of all uploads is the administrator's: each has one tag that all have, and some of the others. */
async function seed(database: Bun.SQL): Promise<void> {
  const userId = await giveTenth(database, Number(count));
  // One of ten is a favourite, one of thirty of the trash carries the tag.
  await database`update uploads set is_favorite = 1 where size % 10 = 0`;
  for (let n = 0; n < tags; n += 1) {
    const name = n === 0 ? 'all' : `tag-${n}`;
    await database`insert into tags values (${`benchtag${n}`}, ${userId}, ${name}, ${name}, 0, 1)`;
  }
  await database`insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
    select 'benchtag0', id, created_at, 0 from uploads where user_id = ${userId}`;
  for (let n = 1; n < tagsPerFile; n += 1) {
    await database`insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
      select 'benchtag' || (1 + (size / ${n}) % ${tags - 1}), id, created_at, 0 from uploads
      where user_id = ${userId} on conflict do nothing`;
  }
  await database`update tags set uploads =
    (select count(*) from upload_tags where upload_tags.tag_id = tags.id)`;
}

/** Gives 1000 files two tags and takes these away again, some times. */
async function applyMany(): Promise<void> {
  const ids: string[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const { uploads } = (await call('GET', `/api/upload/my?limit=100&page=${page}`)).data;
    ids.push(...uploads.map(({ _id }: { _id: string }) => _id));
  }
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const change of [{ add: ['new', 'newer'] }, { remove: ['new', 'newer'] }]) {
      const began = performance.now();
      await call('POST', '/api/tags/apply', { uploads: ids, ...change });
      times.push(performance.now() - began);
    }
  }
  const { median } = figureOf(times);
  console.log(`\nTwo tags of ${ids.length} files in one call: ${median.toFixed(0)} ms (median).`);
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${perch.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${perch.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
