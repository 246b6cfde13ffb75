import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { createTagger } from '../../support/api/tags.ts';
import { runStatement } from '../../support/database/database.ts';
import { writeUploads } from '../../support/database/many-uploads.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const files = 2500;

/** An account with so many files; those from `from` on have the tag. */
async function withTags(tags: { name: string; from: number }[]) {
  const person = await registerApproved(server, admin);
  const prefix = person.id.slice(0, 6);
  const ids = Array.from({ length: files }, (_, n) => prefix + String(n).padStart(10, '0'));
  await writeUploads(server, person.id, ids);
  for (const { name, from } of tags) {
    const id = `${prefix}${name.padEnd(10, '0')}`;
    await runStatement(
      server,
      `insert into tags values ('${id}', '${person.id}', '${name}', '${name}', ${files - from}, 1)`,
    );
    await runStatement(
      server,
      `insert into upload_tags (tag_id, upload_id, created_at, is_trashed) select '${id}', id, created_at, 0 from uploads
        where user_id = '${person.id}' and created_at >= ${from}`,
    );
  }
  return createTagger(server, person.token);
}

test('a tag of thousands of files is listed to its last page, joined and deleted', async () => {
  const { call, idOf, list, counts } = await withTags([
    { name: 'large', from: 0 },
    { name: 'other', from: 2000 },
  ]);
  expect(await list('tag=large&limit=2&page=1250')).toEqual({ names: ['1', '0'], total: files });
  expect((await list('tag=large&limit=2&page=1249')).names).toEqual(['3', '2']);
  expect((await list('tag=large&limit=2&page=100')).names).toEqual(['2301', '2300']);
  expect((await list('tag=large&limit=2&page=100&order=asc')).names).toEqual(['198', '199']);
  // In another order, or with a filter, its oldest files as well.
  expect(await list('tag=large&limit=1&sort=name&order=asc')).toEqual({
    names: ['0'],
    total: files,
  });
  expect((await list('tag=large&limit=1&sort=size&page=2500')).names).toHaveLength(1);
  expect((await list('tag=large&search=249')).names.slice(-3)).toEqual(['2249', '1249', '249']);
  const path = `/api/tags/${await idOf('large')}`;
  expect((await call('PATCH', path, { name: 'other', merge: true })).status).toBe(200);
  expect(await counts()).toEqual({ other: files });
  expect((await list('tag=other&limit=1&page=2500')).names).toEqual(['0']);
  expect((await call('DELETE', `/api/tags/${await idOf('other')}`)).status).toBe(200);
  expect(await counts()).toEqual({});
  expect((await list('limit=1&search=2499')).names).toEqual(['2499']);
});

test('two tags of thousands of files that are joined both ways at once become one', async () => {
  const { call, idOf, counts } = await withTags([
    { name: 'left', from: 0 },
    { name: 'right', from: 0 },
  ]);
  const [left, right] = [await idOf('left'), await idOf('right')];
  const answers = await Promise.all([
    call('PATCH', `/api/tags/${left}`, { name: 'right', merge: true }),
    call('PATCH', `/api/tags/${right}`, { name: 'left', merge: true }),
  ]);
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(Object.values(await counts())).toEqual([files]);
});
