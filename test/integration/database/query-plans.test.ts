// @both-stacks

import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { usesPostgres } from '../../support/servers/installation.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

// PostgreSQL counts by itself how often a table was read from its beginning to its end. SQLite does
// not; there the server's unit test of the same name asks for the plans.
const describeOnPostgres = usesPostgres ? describe : () => {};

describeOnPostgres('with 30 000 uploads, PostgreSQL does not scan the table for', () => {
  let server: TestServer;
  let database: Bun.SQL;
  let token = '';

  beforeAll(async () => {
    server = await startServer();
    const admin = await becomeAdministrator(server);
    token = admin.token;
    const url = server.installation.env['DATABASE_URL'] ?? '';
    await seed(url, admin.id);
    database = new Bun.SQL(url, { max: 1 });
    await stopServer();
    await database`select pg_stat_reset_single_table_counters('uploads'::regclass)`;
    await server.start();
  });

  afterAll(async () => {
    await database.close();
    await server[Symbol.asyncDispose]();
  });

  /** Connections hand in their figures up to ten seconds late, and at their end. */
  async function stopServer() {
    await server.stop();
    await waitFor('the end of all connections', async () => {
      const [others] = await database`select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
      return Number(others.count) === 0;
    });
  }

  test.each([
    '/api/upload/my',
    '/api/upload/my?page=500',
    '/api/upload/my?page=1500',
    '/api/upload/my?type=image',
    '/api/upload/my?sort=size&order=asc',
    '/api/upload/my?sort=name&type=image',
    '/api/upload/my?search=29999.jpg',
    '/api/upload/all',
    '/api/upload/all?page=1500',
    '/api/upload/all?type=image&page=700',
    '/api/upload/all?sort=size',
    '/api/upload/my?sort=views',
    '/api/upload/my?sort=lastOpened&type=image',
    '/api/upload/all?sort=downloads',
    '/api/upload/my?hasPassword=true',
    '/api/upload/my?unopened=true&sort=views',
    '/api/upload/all?minSize=999&search=holiday',
    '/api/upload/my?from=1970-01-01T00:00:20Z&type=image',
    '/api/upload/all?sort=views&order=asc&type=image',
    '/api/upload/all?sort=name&order=asc&type=image',
    '/api/upload/all?search=29999.jpg',
    '/api/upload/all?search=holiday',
    '/api/upload/my?request=AAAAAAAAAAAAAAAA',
    '/api/upload/my?request=AAAAAAAAAAAAAAAA&sort=name&search=holiday',
    '/api/upload/my?expires=true',
    '/api/upload/all?expires=true&sort=size',
    '/api/upload/my?favorite=true',
    '/api/upload/all?favorite=true&sort=name',
    '/api/upload/my?tag=holiday',
    '/api/upload/my?tag=holiday&page=40',
    '/api/upload/my?tag=rare&type=image',
    '/api/upload/my?tag=rare&sort=size',
    '/api/upload/my?album=AAAAAAAAAAAAAAAA&page=100',
    '/api/upload/my?album=AAAAAAAAAAAAAAAA&tag=rare',
    '/api/upload/my?album=AAAAAAAAAAAAAAAA&favorite=true&sort=name',
    '/api/upload/my?album=AAAAAAAAAAAAAAAA&request=AAAAAAAAAAAAAAAA',
    '/api/upload/my?request=AAAAAAAAAAAAAAAA&tag=rare',
    '/api/upload/my?request=AAAAAAAAAAAAAAAA&favorite=true&sort=size',
  ])('%s', async (path) => {
    const answer = await send(server.origin, 'GET', path, { token });
    expect(answer.status).toBe(200);
    expect((await answer.json()).success).toBe(true);
  });

  test.each([
    'my?sort=createdAt',
    'my?sort=size&order=asc',
    'my?sort=lastOpened',
    'my?hasPassword=true&sort=size',
    'my?from=1970-01-01T00:00:20Z',
    'all?unopened=true&minSize=500',
    'my?sort=views&type=image&order=asc',
    'all?sort=downloads&type=image',
    'my?sort=name&type=image',
    'all?sort=name&order=asc',
    'all?sort=size&type=image',
    'my?favorite=true&sort=size',
    'my?expires=true',
    'my?tag=holiday',
    'my?tag=holiday&sort=size',
    'my?tag=rare&sort=name&order=asc',
    'my?album=AAAAAAAAAAAAAAAA',
    'my?album=AAAAAAAAAAAAAAAA&sort=size',
    'my?request=AAAAAAAAAAAAAAAA&sort=name',
    'my?search=holiday',
    'my?search=holiday&sort=size',
    'my?search=29999.jpg&sort=name',
    'my?search=99&order=asc',
    'all?search=holiday&favorite=true',
  ])('pages by cursor of %s', async (list) => {
    let after: string | null = '';
    for (let pages = 0; pages < 3 && after !== null; pages += 1) {
      const path = `/api/upload/${list}&after=${after}`;
      const answer = await send(server.origin, 'GET', path, { token });
      expect(answer.status).toBe(200);
      after = (await answer.json()).pagination.next;
    }
  });

  // `auto_explain` in the log of the cluster tells which of them it was.
  test('any of these, nor when it starts', async () => {
    await stopServer();
    const [figures] = await database`select seq_scan, idx_scan from pg_stat_user_tables
      where relname = 'uploads'`;
    expect(Number(figures.idx_scan)).toBeGreaterThan(0);
    expect(Number(figures.seq_scan)).toBe(0);
  });
});

async function seed(url: string, userId: string) {
  const database = new Bun.SQL(url, { max: 1 });
  await database`insert into objects (key, content, refs, crc32) select n::text, null, 1, 0 from generate_series(1, 30000) as n`;
  await database`insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type,
      category, sha256, storage_key, views, downloads, created_at)
    select substr(md5(n::text), 1, 16), ${userId}, substr(md5(n::text), 17, 10),
      'holiday-' || n || '.jpg', 'holiday-' || n || '.jpg', n % 1000, 'image/jpeg',
      case when n % 2 = 0 then 'image' else 'other' end, '', n::text, 0, 0, n
    from generate_series(1, 30000) as n`;
  await database`insert into upload_totals (user_id, category, uploads, bytes)
    select user_id, category, count(*), sum(size) from uploads group by user_id, category`;
  await database`insert into category_totals (category, uploads, bytes)
    select category, uploads, bytes from upload_totals`;
  // Every tenth has the one tag, one of a thousand the other.
  for (const [name, every] of [
    ['holiday', 10],
    ['rare', 1000],
  ] as const) {
    await database`insert into tags values (${name}, ${userId}, ${name}, ${name}, ${30_000 / every}, 1)`;
    await database`insert into upload_tags (tag_id, upload_id, created_at, is_trashed) select ${name}, id, created_at, 0 from uploads
      where created_at % ${every} = 0`;
  }
  await database`update uploads set is_favorite = 1 where created_at % 1000 = 0`;
  await database`insert into requests (id, user_id, token, title, text, files_max, types, notify, files, bytes, created_at)
    values ('AAAAAAAAAAAAAAAA', ${userId}, 'token', 'Title', '', 1000, '', 0, 100, 0, 1)`;
  await database`insert into received_uploads select id, 'AAAAAAAAAAAAAAAA', '', created_at
    from uploads limit 100`;
  await database`insert into albums (id, user_id, slug, name, name_key, description, visibility, upload_count, created_at, changed_at)
    values ('AAAAAAAAAAAAAAAA', ${userId}, 'album', 'Album', 'album', '', 'unlisted', 10000, 1, 1)`;
  await database`insert into album_uploads (album_id, upload_id, position, is_trashed, added_at) select 'AAAAAAAAAAAAAAAA', id, created_at, 0, 0
    from uploads limit 10000`;
  // A job of the server that reads at the same time keeps rows from being marked as visible to all, without which
  // other plans are cheaper.
  for (const table of ['album_uploads', 'received_uploads', 'uploads', 'upload_tags']) {
    await waitFor(`every page of ${table} to be visible`, async () => {
      await database.unsafe(`vacuum analyze ${table}`);
      const [pages] = await database`select relpages, relallvisible from pg_class
        where oid = ${table}::regclass`;
      return pages.relpages > 0 && pages.relallvisible === pages.relpages;
    });
  }
  await database.close();
}
