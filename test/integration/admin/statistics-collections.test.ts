// @both-stacks @long

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { createAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { askForFiles } from '../../support/api/requests.ts';
import { click, makeLink } from '../../support/api/short-links.ts';
import { createTagger } from '../../support/api/tags.ts';
import { runStatement } from '../../support/database/database.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function statistics({ token }: Pick<Person, 'token'>, { origin }: TestServer = server) {
  const answer = await send(origin, 'GET', '/api/upload/stats', { token });
  return (await answer.json()).data;
}

/** Albums, tags, requests, short links and clicks of an account. */
async function countsOf(person: Pick<Person, 'token'>, of: TestServer = server) {
  const { albums, tags, requests, links, clicks } = (await statistics(person, of)).user;
  return { albums, tags, requests, links, clicks };
}

const none = { albums: 0, tags: 0, requests: 0, links: 0, clicks: 0 };
const remove = ({ token }: Person, path: string) =>
  send(server.origin, 'DELETE', path, { token }).then(({ ok }) => expect(ok).toBe(true));

/** Three tags, two albums, a request, and two short links. */
async function makeSome(person: Person) {
  const tagger = createTagger(server, person.token);
  await tagger.tagged('sea,land,air');
  const albums = [await createAlbum(server, person), await createAlbum(server, person)];
  const request = await askForFiles(server, person.token);
  const links = [await makeLink(server, person.token), await makeLink(server, person.token)];
  return { tagger, albums, request, links };
}

test('statistics count albums, tags, requests, short links and clicks as they come and go', async () => {
  const person = await registerApproved(server, admin);
  const before = (await statistics(admin)).total;
  expect(await countsOf(person)).toEqual(none);
  const { tagger, albums, request, links } = await makeSome(person);
  await click(server, new URL(links[0]?.url ?? '').pathname);
  await waitFor('the click', async () => (await countsOf(person)).clicks === 1);
  const made = { albums: 2, tags: 3, requests: 1, links: 2, clicks: 1 };
  expect(await countsOf(person)).toEqual(made);
  expect((await statistics(admin)).total).toEqual({
    ...before,
    uploads: before.uploads + 1,
    storage: expect.any(Number),
    albums: before.albums + 2,
    tags: before.tags + 3,
    requests: before.requests + 1,
    links: before.links + 2,
    clicks: before.clicks + 1,
  });

  // A tag that joins another one, and one that is deleted.
  const merge = { name: 'land', merge: true };
  const joined = await tagger.call('PATCH', `/api/tags/${await tagger.idOf('sea')}`, merge);
  expect(joined.status).toBe(200);
  await remove(person, `/api/tags/${await tagger.idOf('air')}`);
  await remove(person, `/api/albums/${albums[0]?._id}`);
  await remove(person, `/api/requests/${request._id}`);
  await remove(person, `/api/links/${links[0]?._id}`);
  expect(await countsOf(person)).toEqual({ ...none, albums: 1, tags: 1, links: 1 });
  expect((await checkInstallation(server.installation)).wrong).toEqual([]);
});

test('refused calls are not counted, and those that come at once are', async () => {
  const person = await registerApproved(server, admin);
  const tagger = createTagger(server, person.token);
  const { _id } = await tagger.tagged('one');
  expect((await tagger.change(_id, { tags: ['two', 'a'.repeat(41)] })).status).toBe(400);
  const bad = await send(server.origin, 'POST', '/api/albums', { token: person.token, body: {} });
  expect(bad.status).toBe(400);
  await Promise.all([
    ...[1, 2, 3].map(() => createAlbum(server, person)),
    ...[1, 2, 3].map(() => askForFiles(server, person.token)),
    ...['x', 'y', 'z'].map((name) => tagger.apply({ uploads: [_id], add: [name, 'one'] })),
  ]);
  expect(await countsOf(person)).toEqual({ ...none, albums: 3, tags: 4, requests: 3 });
});

test('a deleted account takes its own out of the totals, and metrics show these', async () => {
  const metric = async (name: string) => {
    const text = await (await fetch(`${server.origin}/metrics`)).text();
    const [, value] = new RegExp(`^${name} (\\d+)$`, 'm').exec(text) ?? [];
    return Number(value);
  };
  const before = (await statistics(admin)).total;
  const person = await registerApproved(server, admin);
  await makeSome(person);
  expect(await metric('perch_albums')).toBe(before.albums + 2);
  expect(await metric('perch_tags')).toBe(before.tags + 3);
  expect(await metric('perch_file_requests')).toBe(before.requests + 1);
  expect(await metric('perch_short_links')).toBe(before.links + 2);
  expect(await metric('perch_short_link_clicks')).toBe(before.clicks);
  await remove(admin, `/api/auth/users/${person.id}`);
  expect((await statistics(admin)).total).toEqual(before);
  expect((await checkInstallation(server.installation)).wrong).toEqual([]);
});

test('perch check finds wrong numbers of albums, tags and requests, and corrects them', async () => {
  const person = await registerApproved(server, admin);
  await makeSome(person);
  await runStatement(
    server,
    `update collection_totals set albums = 7, requests = 0 where user_id = '${person.id}'`,
  );
  const { wrong } = await checkInstallation(server.installation);
  expect(wrong.join('\n')).toContain(
    `collection_totals ${person.id} has to change: albums by -5, requests by 1`,
  );
  await checkInstallation(server.installation, '--repair');
  expect(await countsOf(person)).toMatchObject({ albums: 2, tags: 3, requests: 1 });
});
