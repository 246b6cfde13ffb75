// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { client, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { upload } from '../../../support/api/uploads.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const get = (path: string, token: string) => send(server.origin, 'GET', path, { token });

async function listOf({ token }: Person, query: Record<string, string> = {}) {
  const answer = await client(server.origin, token).api.upload.my.$get({ query });
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body;
}

const uploadFields = [
  '_id',
  'albums',
  'appSlug',
  'burn',
  'camera',
  'category',
  'createdAt',
  'domain',
  'downloads',
  'downloadsLeft',
  'duration',
  'expiresAt',
  'fileId',
  'hasPassword',
  'height',
  'humanSize',
  'isFavorite',
  'isThumbnailPending',
  'lastOpenedAt',
  'link',
  'mimeType',
  'originalName',
  'pages',
  'publicUrl',
  'rawUrl',
  'receivedFrom',
  'sha256',
  'size',
  'stripFailed',
  'stripped',
  'tags',
  'thumbnailUrl',
  'trashedAt',
  'viewUrl',
  'views',
  'width',
];

describe('the list of my uploads', () => {
  test('is mine alone, newest first, in pages', async () => {
    const person = await registerApproved(server, admin);
    for (let index = 0; index < 5; index += 1) {
      await upload(server, person.token, `${index}.txt`, `${index}`);
    }
    const all = await listOf(person);
    expect(all.data.uploads.map(({ originalName }) => originalName)).toEqual([
      '4.txt',
      '3.txt',
      '2.txt',
      '1.txt',
      '0.txt',
    ]);
    expect(all.pagination).toEqual({ page: 1, limit: 20, pages: 1, total: 5 });
    expect(Object.keys(all.data.uploads[0] ?? {}).toSorted()).toEqual(uploadFields);
    const second = await listOf(person, { page: '2', limit: '2' });
    expect(second.data.uploads.map(({ originalName }) => originalName)).toEqual(['2.txt', '1.txt']);
    expect(second.pagination).toEqual({ page: 2, limit: 2, pages: 3, total: 5 });
    expect((await listOf(person, { page: '4', limit: '2' })).data.uploads).toEqual([]);
  });

  test('of a new account is empty', async () => {
    const body = await listOf(await registerApproved(server, admin));
    expect(body.data.uploads).toEqual([]);
    expect(body.pagination).toEqual({ page: 1, limit: 20, pages: expect.any(Number), total: 0 });
  });

  test('can be narrowed to a category', async () => {
    const person = await registerApproved(server, admin);
    await upload(server, person.token, 'a.txt', 'text');
    await upload(server, person.token, 'a.zip', 'PK\u0003\u0004 not really');
    await upload(server, person.token, 'a.xyz', '\u0000');
    for (const type of ['text', 'archive', 'other'] as const) {
      const { data, total } = await listOf(person, { type });
      expect(total).toBe(1);
      expect(data.uploads.map(({ category }) => category)).toEqual([type]);
    }
    expect((await listOf(person, { type: 'video' })).data.uploads).toEqual([]);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'page=0', 'type=pictures', 'userId=1', 'type='])(
    'refuses the query %s',
    async (query) => {
      const answer = await get(`/api/upload/my?${query}`, admin.token);
      await expectFailure(answer, 400, 'invalid_request');
    },
  );
});
