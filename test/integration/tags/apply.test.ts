import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createTagger } from '../../support/api/tags.ts';
import { runStatement } from '../../support/database/database.ts';
import { writeUploads } from '../../support/database/many-uploads.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const newcomer = async () => createTagger(server, (await registerApproved(server, admin)).token);

describe('tags of several files', () => {
  test('are added and removed together, and files that have them already stay as they are', async () => {
    const { tagged, apply, read, counts } = await newcomer();
    const [a, b, c] = [await tagged('old,x'), await tagged('x,new'), await tagged('old')];
    const uploads = [a._id, b._id, a._id];
    const answer = await apply({ uploads, add: ['NEW', 'more'], remove: ['OLD', 'unknown'] });
    expect(await answer.json()).toEqual({ success: true, message: 'Tags changed.' });
    expect((await read(a._id)).tags).toEqual(['more', 'new', 'x']);
    expect((await read(b._id)).tags).toEqual(['more', 'new', 'x']);
    expect((await read(c._id)).tags).toEqual(['old']);
    expect(await counts()).toEqual({ old: 1, x: 2, new: 2, more: 2 });
  });

  test('change for none where one is foreign, trashed, ended or no id', async () => {
    const { tagged, apply, read, counts, call } = await newcomer();
    const [kept, trashed, ended] = [await tagged('old'), await tagged(''), await tagged('')];
    await call('DELETE', `/api/upload/${trashed._id}`);
    await runStatement(server, `update uploads set expires_at = 1 where id = '${ended._id}'`);
    const foreign = await (await newcomer()).tagged('theirs');
    const admins = createTagger(server, admin.token);
    for (const other of [foreign._id, trashed._id, ended._id, 'A'.repeat(16), "'", '']) {
      const body = { uploads: [kept._id, other], add: ['new'], remove: ['old'] };
      await expectFailure(await apply(body), 404, 'not_found');
      await expectFailure(await admins.apply(body), 404, 'not_found');
    }
    expect((await read(kept._id)).tags).toEqual(['old']);
    expect(await counts()).toEqual({ old: 1 });
    expect(await admins.counts()).toEqual({});
  });

  test('are at most fifty of each: a file with one more keeps what it has, and so do the others', async () => {
    const { tagged, apply, read, counts } = await newcomer();
    const full = await tagged(Array.from({ length: 50 }, (_, n) => `t${n + 10}`).join(','));
    const empty = await tagged('');
    const uploads = [empty._id, full._id];
    const refused = await apply({ uploads, add: ['one more'] });
    expect(await refused.json()).toMatchObject({ code: 'invalid_option', field: 'add' });
    expect((await read(empty._id)).tags).toEqual([]);
    expect(Object.keys(await counts())).toHaveLength(50);
    expect((await apply({ uploads, add: ['one more'], remove: ['T10'] })).status).toBe(200);
    expect((await read(full._id)).tags).toHaveLength(50);
    expect((await read(empty._id)).tags).toEqual(['one more']);
  });

  test.each<[string, object, string | undefined]>([
    ['no files', { uploads: [], add: ['a'] }, undefined],
    ['1001 files', { uploads: Array.from({ length: 1001 }, () => 'a'), add: ['a'] }, undefined],
    ['a text for a list', { uploads: ['A'], add: 'a' }, 'add'],
    ['a wrong name', { uploads: ['A'], remove: ['a,b'] }, 'remove'],
    ['a tag in both lists', { uploads: ['A'], add: ['a'], remove: ['A'] }, 'remove'],
    ['an unknown field', { uploads: ['A'], tags: ['a'] }, undefined],
  ])('are refused with %s', async (_, body, field) => {
    const { apply } = await newcomer();
    const refused = await apply(body);
    const { code, field: named, error } = await refused.json();
    expect([refused.status, named]).toEqual([400, field]);
    expect(code).toBe(field === undefined ? 'invalid_request' : 'invalid_option');
    expect(error).toMatch(/^[^\n]+\.$/);
  });

  test('of a thousand files change in one call', async () => {
    const person = await registerApproved(server, admin);
    const { apply, counts, list } = createTagger(server, person.token);
    const ids = Array.from({ length: 1000 }, (_, n) => `M${String(n).padStart(15, '0')}`);
    await writeUploads(server, person.id, ids);
    expect((await apply({ uploads: ids, add: ['a', 'b'] })).status).toBe(200);
    expect((await apply({ uploads: ids.slice(0, 900), remove: ['b'] })).status).toBe(200);
    expect(await counts()).toEqual({ a: 1000, b: 100 });
    expect((await list('tag=b&limit=1')).total).toBe(100);
  });
});
