// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

interface Listed {
  originalName: string;
  trashedAt: string | null;
  expiresAt: string | null;
  thumbnailUrl: string;
}

async function list(path: string, { token }: Person) {
  const answer = await send(server.origin, 'GET', path, { token });
  expect(answer.status).toBe(200);
  const { data, total } = await answer.json();
  const uploads: Listed[] = data.uploads;
  return { uploads, names: uploads.map(({ originalName }) => originalName), total };
}
const mine = (query: string, person: Person) => list(`/api/upload/my?${query}`, person);
const all = (query: string) => list(`/api/upload/all?${query}`, admin);

async function trash(person: Person, name: string, content: string) {
  const { _id } = await upload(server, person.token, name, content);
  await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: person.token });
}

test('the trash is listed by itself: the latest first, searched, by type, by size and in pages', async () => {
  await upload(server, ann.token, 'kept.txt', 'kept');
  await trash(ann, 'First.txt', '1');
  await trash(ben, 'foreign.txt', 'not hers');
  await trash(ann, 'second.zip', 'PK\u0003\u0004');
  await trash(ann, '100%_third.txt', '333');
  const found = await mine('trashed=true', ann);
  expect(found.names).toEqual(['100%_third.txt', 'second.zip', 'First.txt']);
  expect(found.total).toBe(3);
  for (const { trashedAt, thumbnailUrl } of found.uploads) {
    expect(Math.abs(Date.parse(trashedAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(thumbnailUrl).toBe('');
  }
  const named = async (query: string) => (await mine(`trashed=true&${query}`, ann)).names;
  expect(await named('order=asc')).toEqual(['First.txt', 'second.zip', '100%_third.txt']);
  expect(await named('search=FIRST')).toEqual(['First.txt']);
  expect(await named('search=%25_')).toEqual(['100%_third.txt']);
  expect(await named('search=_%25')).toEqual([]);
  expect(await named('search=0%25_th')).toEqual(['100%_third.txt']);
  expect(await named('search=xx')).toEqual([]);
  expect(await named('type=archive')).toEqual(['second.zip']);
  expect(await named('sort=size')).toEqual(['second.zip', '100%_third.txt', 'First.txt']);
  expect(await named('sort=name&order=asc')).toEqual(['100%_third.txt', 'First.txt', 'second.zip']);
  expect(await named('limit=2&page=2')).toEqual(['First.txt']);
  expect(await named('expires=true')).toEqual([]);
  expect((await mine('', ann)).names).toEqual(['kept.txt']);
  expect((await all('trashed=true')).names).toContain('foreign.txt');
  expect((await all('trashed=true&search=ben')).names).toEqual(['foreign.txt']);
  expect((await all(`trashed=true&userId=${ben.id}`)).names).toEqual(['foreign.txt']);
  const unknown = await send(server.origin, 'GET', '/api/upload/my?trashed=yes', {
    token: ann.token,
  });
  expect(unknown.status).toBe(400);
});

test('the uploads that end are listed by themselves, without the trash', async () => {
  const person = await registerApproved(server, admin);
  await upload(server, person.token, 'for-ever.txt', 'for ever');
  const at = Date.now() + 3_600_000;
  for (const name of ['one.txt', 'two.zip']) await upload(server, person.token, name, 'PK');
  await trash(person, 'three.txt', 'ends in the trash');
  for (const table of ['uploads', 'trashed_uploads']) {
    await runStatement(
      server,
      `update ${table} set expires_at = ${at}
        where user_id = '${person.id}' and original_name <> 'for-ever.txt'`,
    );
  }
  const found = await mine('expires=true', person);
  expect(found.names).toEqual(['two.zip', 'one.txt']);
  expect(found.total).toBe(2);
  expect(found.uploads[0]).toMatchObject({
    expiresAt: new Date(at).toISOString(),
    trashedAt: null,
  });
  expect((await mine('expires=true&type=archive', person)).names).toEqual(['two.zip']);
  expect((await mine('expires=true&search=one', person)).names).toEqual(['one.txt']);
  expect((await mine('expires=true&trashed=true', person)).names).toEqual(['three.txt']);
  expect((await mine('', person)).total).toBe(3);
  expect((await all(`expires=true&userId=${person.id}&sort=name&order=asc`)).names).toEqual([
    'one.txt',
    'two.zip',
  ]);
});
