import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { closeLink } from '../../support/api/closed-links.ts';
import { approveDomain, newDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { png } from '../../support/files/pictures.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const open = ({ token }: Person, gallery = true) =>
  send(server.origin, 'PUT', '/api/auth/preferences', { token, body: { gallery } });

async function lookAt(name: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin}/@${name}`, { headers });
  const markup = (await answer.text()).replace(/<style>.*<\/style>/s, '');
  const { date: _, ...rest } = Object.fromEntries(answer.headers);
  return { status: answer.status, markup, headers: rest };
}

test('a gallery has the public, open albums of an account that shows them, the newest first', async () => {
  const owner = await registerApproved(server, admin);
  const picture = await upload(server, owner.token, 'cover.png', png(4, 3));
  const locked = await upload(server, owner.token, 'private.png', png(5, 3));
  await closeLink(server, owner.token, locked, { password: 'x' });
  const make = async (fields: Record<string, unknown>, ids: string[] = []) => {
    const album = await createAlbum(server, owner, { visibility: 'public', ...fields });
    return changeMembers(server, owner, album._id, { add: ids });
  };
  const covered = await make({ name: '<b>Covered' }, [picture._id]);
  const closed = await make({ name: 'Behind a lock' }, [locked._id]);
  const empty = await make({ name: 'Empty' });
  await make({ name: 'Hidden unlisted', visibility: 'unlisted' });
  await make({ name: 'Hidden private', visibility: 'private' });
  await make({ name: 'Hidden locked', password: 'x' });
  const over = await make({ name: 'Hidden over', expires: '7d' });
  await runStatement(server, `update albums set expires_at = 5 where id = '${over._id}'`);

  const before = await lookAt(owner.username);
  expect(before).toEqual(await lookAt('never-was-one'));
  expect(before.status).toBe(404);
  const { data } = await (await open(owner)).json();
  expect(data.gallery).toBe(true);
  for (const name of [owner.username, owner.username.toUpperCase()]) {
    const { status, markup, headers } = await lookAt(name);
    expect(status).toBe(200);
    const links = [...markup.matchAll(/href="(\/a\/[^"]+)"/g)].map(([, path]) => path);
    expect(links).toEqual([empty, closed, covered].map(({ slug }) => `/a/${slug}`));
    expect(markup).toContain(`src="/t/${picture.fileId}"`);
    expect(markup).not.toMatch(new RegExp(`Hidden|<b>|private|${locked.fileId}`));
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  }

  const change = (status: string) =>
    send(server.origin, 'PUT', `/api/auth/users/${owner.id}`, {
      token: admin.token,
      body: { status },
    });
  await change('pending');
  expect(await lookAt(owner.username)).toEqual(before);
  await change('approved');
  expect((await lookAt(owner.username)).status).toBe(200);
  await open(owner, false);
  expect(await lookAt(owner.username)).toEqual(before);
});

test('many albums are on several pages', async () => {
  const owner = await registerApproved(server, admin);
  await open(owner);
  const rows = Array.from(
    { length: 65 },
    (_, index) =>
      `('${`${index}`.padStart(16, 'X')}', '${owner.id}', 'many-${index}', 'n', 'n', '', 'public', 0, ${index}, 0)`,
  );
  await runStatement(
    server,
    `insert into albums (id, user_id, slug, name, name_key, description, visibility, upload_count,
      created_at, changed_at) values ${rows.join()}`,
  );
  const count = (markup: string) => markup.split('class="album"').length - 1;
  const first = await lookAt(owner.username);
  expect([count(first.markup), first.markup.includes('?page=2')]).toEqual([60, true]);
  const second = await lookAt(`${owner.username}?page=2`);
  expect([count(second.markup), second.markup.includes('?page=3')]).toEqual([5, false]);
  for (const page of ['0', '-1', 'x', '1e9']) {
    expect(count((await lookAt(`${owner.username}?page=${page}`)).markup)).toBe(60);
  }
});

test('hostile names and domains have no gallery', async () => {
  const owner = await registerApproved(server, admin);
  await open(owner);
  const host = newDomain('gallery', 'perch.example');
  await approveDomain(server, admin, (await requestDomain(server, owner, host, 'subdomain'))._id);
  const never = await lookAt('never-was-one');
  for (const name of ['%00', '%ff', '%0a', '%ED%A0%80', "'or'1", 'x'.repeat(5000), '%2e%2e', '']) {
    const found = await lookAt(name);
    // Without a name the web app answers.
    if (name !== '') expect([name, found]).toEqual([name, never]);
  }
  expect((await lookAt(owner.username, { host })).status).toBe(404);
  expect((await lookAt(owner.username)).status).toBe(200);
});
