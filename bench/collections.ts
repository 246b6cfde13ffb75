import { owner } from './seed/rows.ts';
import { figureOf } from './statistics.ts';
import { fillStores, giveTenth, openStores, startOnStores } from './stores.ts';
import { measureRequests } from './times.ts';
import { makeWorkFolder } from './work-folder.ts';

// node scripts/bun.mjs bench/collections.ts <sqlite|postgres> [uploads] [requests]: the first page of each list, one in the
// middle and the last, of an account that has a tenth of all uploads in 2000 albums, with 500 tags; see collections.md.

const [stack = 'sqlite', count = '1000000', requestCount = '30'] = process.argv.slice(2);
const requests = Number(requestCount);
const [albums, tags, fileRequests] = [2000, 500, 100];
const largestAlbum = 10_000;
const tagsPerFile = 5;
const port = 4623;

const lists = {
  'my uploads': '/api/upload/my',
  'my uploads, by size': '/api/upload/my?sort=size',
  'my uploads, search': '/api/upload/my?search=holiday',
  'my uploads, search of two letters': '/api/upload/my?search=ho',
  favourites: '/api/upload/my?favorite=true',
  'favourites, images by name': '/api/upload/my?favorite=true&type=image&sort=name',
  'files that end': '/api/upload/my?expires=true',
  'largest album': '/api/upload/my?album=largest',
  'largest album, backwards': '/api/upload/my?album=largest&order=desc',
  'largest album, by size': '/api/upload/my?album=largest&sort=size',
  'largest album, search': '/api/upload/my?album=largest&search=holiday',
  'largest album and favourites': '/api/upload/my?album=largest&favorite=true',
  'largest album and a tag': '/api/upload/my?album=largest&tag=tag-7',
  'largest album and the tag of all files': '/api/upload/my?album=largest&tag=all',
  'largest album and a request': '/api/upload/my?album=largest&request=benchrequest7',
  'another album': '/api/upload/my?album=album-7',
  'tag of all files': '/api/upload/my?tag=all',
  'tag of all files, oldest first': '/api/upload/my?tag=all&order=asc',
  'tag of all files and favourites': '/api/upload/my?tag=all&favorite=true',
  'another tag': '/api/upload/my?tag=tag-7',
  'another tag, videos by size': '/api/upload/my?tag=tag-7&type=video&sort=size',
  'a request': '/api/upload/my?request=benchrequest7',
  'a request and a tag': '/api/upload/my?request=benchrequest7&tag=all',
  'a request and favourites': '/api/upload/my?request=benchrequest7&favorite=true',
  'a saved filter': '/api/upload/my?tag=tag-7&favorite=true&expires=true&search=o&sort=name',
  'my saved filters': '/api/filters',
  'my albums': '/api/albums',
  'my albums, by name': '/api/albums?sort=name',
  'my tags': '/api/tags',
  'my requests': '/api/requests',
  'my short links': '/api/links',
  'my short links, by clicks': '/api/links?sort=clicks',
  'my short links, search': '/api/links?search=holiday',
  'my statistics, and those of all': '/api/upload/stats',
};

await using work = await makeWorkFolder('collections');
await using stores = await openStores(stack, work.path);
await fillStores(stores, Number(count), seed);
await using perch = await startOnStores(stores, work.path, port, owner);
console.log(
  `| ${stack}, ${count} uploads; ms | pages | first | middle | last | longest of all | processor |\n` +
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const [name, path] of Object.entries(lists)) await measure(name, path);

async function measure(name: string, path: string): Promise<void> {
  const pages = await pagesOf(path);
  const separator = path.includes('?') ? '&' : '?';
  const numbers = pages === undefined ? [undefined] : [1, Math.ceil(pages / 2), pages];
  const medians: string[] = [];
  let [longest, processor] = [0, 0];
  for (const number of numbers) {
    const asked = number === undefined ? path : `${path}${separator}page=${number}`;
    const { times, processorMs } = await measureRequests(perch, stores, asked, requests);
    medians.push(figureOf(times).median.toFixed(1));
    longest = Math.max(longest, ...times);
    processor = Math.max(processor, processorMs);
  }
  const [first, middle = '', last = ''] = medians;
  console.log(
    `| ${name} | ${pages ?? ''} | ${first} | ${middle} | ${last} | ${longest.toFixed(0)} | ${processor.toFixed(1)} |`,
  );
}

/** Undefined where the answer is one page alone. */
async function pagesOf(path: string): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${perch.token}` };
  const answer = await fetch(`${perch.origin}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const { pagination } = await answer.json();
  return pagination && Math.max(1, pagination.pages);
}

async function seed(database: Bun.SQL): Promise<void> {
  const userId = await giveTenth(database, Number(count));
  await database`update uploads set is_favorite = 1 where size % 10 = 0`;
  await database`update uploads set expires_at = ${Date.now() + 1e10} where size % 7 = 0`;
  await seedAlbums(database, userId);
  await seedTags(database, userId);
  await seedRequests(database, userId);
  await seedLinks(database, userId);
  await database`insert into collection_totals values (${userId}, ${albums}, ${tags}, ${fileRequests})`;
  await database`insert into filters values ('benchfilter', ${userId}, 'Videos', 'videos', '{"type":"video"}', 1)`;
}

/** The owner's files with their numbers, the oldest first. */
function own(userId: string): string {
  return `(select id, created_at, row_number() over (order by created_at, id) as n
    from uploads where user_id = '${userId}') as own`;
}

async function seedAlbums(database: Bun.SQL, userId: string): Promise<void> {
  for (let n = 0; n < albums; n += 1) {
    const slug = n === 0 ? 'largest' : `album-${n}`;
    await database`insert into albums (id, user_id, slug, name, name_key, description, visibility, created_at, changed_at)
      values (${`benchalbum${n}`}, ${userId}, ${slug}, ${slug}, ${slug}, '', 'unlisted', ${n}, ${n})`;
  }
  await database.unsafe(`insert into album_uploads (album_id, upload_id, position, is_trashed, added_at)
    select 'benchalbum0', id, n, 0, created_at from ${own(userId)} where n <= ${largestAlbum}`);
  await database.unsafe(`insert into album_uploads (album_id, upload_id, position, is_trashed, added_at)
    select 'benchalbum' || (1 + n % ${albums - 1}), id, n, 0, created_at from ${own(userId)}`);
  await database`update albums set upload_count =
    (select count(*) from album_uploads where album_id = albums.id)`;
}

/** Each file has the tag that all have, and some of the others. */
async function seedTags(database: Bun.SQL, userId: string): Promise<void> {
  for (let n = 0; n < tags; n += 1) {
    const name = n === 0 ? 'all' : `tag-${n}`;
    await database`insert into tags values (${`benchtag${n}`}, ${userId}, ${name}, ${name}, 0, 1)`;
  }
  await database.unsafe(`insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
    select 'benchtag0', id, created_at, 0 from ${own(userId)}`);
  for (let n = 1; n < tagsPerFile; n += 1) {
    await database.unsafe(`insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
      select 'benchtag' || (1 + (n / ${n}) % ${tags - 1}), id, created_at, 0 from ${own(userId)}
      where true on conflict do nothing`);
  }
  await database`update tags set uploads =
    (select count(*) from upload_tags where upload_tags.tag_id = tags.id)`;
}

async function seedRequests(database: Bun.SQL, userId: string): Promise<void> {
  for (let n = 0; n < fileRequests; n += 1) {
    await database`insert into requests (id, user_id, token, title, text, files_max, types, notify, files, bytes, created_at)
      values (${`benchrequest${n}`}, ${userId}, ${`token${n}`}, 'Title', '', 1000, '', 0, 0, 0, ${n})`;
  }
  await database.unsafe(`insert into received_uploads
    select id, 'benchrequest' || (n % ${fileRequests}), '', created_at from ${own(userId)}`);
}

/** As many as the account has files; other accounts have one for each tenth of theirs. */
async function seedLinks(database: Bun.SQL, userId: string): Promise<void> {
  await database`insert into short_links (id, user_id, slug, target, title, search_key, clicks, created_at)
    select id, user_id, 'to' || id, 'https://example.org/', '', name_key, size % 1000, created_at
    from uploads where user_id = ${userId} or size % 10 = 0`;
  await database`insert into link_totals select user_id, count(*), sum(clicks) from short_links group by user_id`;
}
