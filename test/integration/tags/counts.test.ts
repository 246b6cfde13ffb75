import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { createTagger } from '../../support/api/tags.ts';
import { runStatement } from '../../support/database/database.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { mustPerch, perchOn } from '../../support/servers/backups.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

async function newcomer() {
  const person = await registerApproved(server, admin);
  return { person, ...createTagger(server, person.token) };
}

describe('the number of files that a tag has', () => {
  // It recounts all tags.
  afterEach(async () => {
    const told = await mustPerch(server.installation, 'check');
    expect(told).not.toContain('✗');
  });

  test('is without the trash, and a restore brings the tags back', async () => {
    const { tagged, call, counts, tagsOf } = await newcomer();
    const [one] = [await tagged('a,b'), await tagged('b')];
    const path = `/api/upload/${one._id}`;
    await call('DELETE', path);
    expect(await counts()).toEqual({ a: 0, b: 1 });
    const trash = await (await call('GET', '/api/upload/my?trashed=true')).json();
    expect(trash.data.uploads[0].tags).toEqual(['a', 'b']);
    const restored = await (await call('POST', `${path}/restore`)).json();
    expect(restored.data.upload.tags).toEqual(['a', 'b']);
    expect(await counts()).toEqual({ a: 1, b: 2 });
    expect((await tagsOf('sort=uploads')).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('falls with deletions for good, from use and from the trash', async () => {
    const { tagged, call, counts } = await newcomer();
    const [one, two] = [await tagged('a,b'), await tagged('b'), await tagged('b')];
    await call('DELETE', `/api/upload/${one._id}?permanent=true`);
    expect(await counts()).toEqual({ a: 0, b: 2 });
    await call('DELETE', `/api/upload/${two._id}`);
    await call('DELETE', '/api/trash');
    expect(await counts()).toEqual({ a: 0, b: 1 });
  });

  test('stays with other bytes behind the link', async () => {
    const { person, tagged, counts, read } = await newcomer();
    const { _id } = await tagged('a');
    const replaced = await fetch(`${server.origin}/api/upload/${_id}/content`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': multipartType },
      body: multipartBody([{ name: 'file', filename: 'a.txt', content: 'others' }]),
    });
    expect(replaced.status).toBe(200);
    expect((await read(_id)).tags).toEqual(['a']);
    expect(await counts()).toEqual({ a: 1 });
  });

  test('falls when files end', async () => {
    const { tagged, counts } = await newcomer();
    const [one] = [await tagged('a,b'), await tagged('b')];
    await runStatement(server, `update uploads set expires_at = 1 where id = '${one._id}'`);
    await server.stop();
    await server.start();
    await waitFor('the end', async () => (await counts())['a'] === 0);
    expect(await counts()).toEqual({ a: 0, b: 1 });
  });

  test('goes with the account', async () => {
    const { person, tagged } = await newcomer();
    await tagged('a,b');
    const { _id } = await tagged('a');
    await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token: person.token });
    const path = `/api/auth/users/${person.id}`;
    const body = { password: admin.password };
    await send(server.origin, 'POST', '/api/auth/confirm', { token: admin.token, body });
    const answer = await send(server.origin, 'DELETE', path, { token: admin.token });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  });
});

test('perch check tells of tags whose files another version has deleted or trashed, and repairs them', async () => {
  const { tagged, counts, call, list } = await newcomer();
  const [gone, trashed, kept] = [
    await tagged('a,b'),
    await tagged('b'),
    await tagged('b', 'kept.txt'),
  ];
  await call('DELETE', `/api/upload/${trashed._id}`);
  // As a process leaves it that knows of no tags.
  await runStatement(
    server,
    `update upload_tags set is_trashed = 0 where upload_id = '${trashed._id}'`,
  );
  await runStatement(server, `delete from uploads where id = '${gone._id}'`);
  await runStatement(server, "update tags set uploads = uploads + 2 where name = 'b'");
  expect((await list('tag=b')).names).toEqual(['kept.txt']);
  const told = await perchOn(server.installation, 'check');
  expect(told.exitCode).toBe(1);
  expect(told.stdout).toMatch(/✗ totals: tags \w+ has to change: uploads by -\d/);
  await perchOn(server.installation, 'check', '--repair');
  expect(await counts()).toEqual({ a: 0, b: 1 });
  expect(await list('tag=b')).toEqual({ names: ['kept.txt'], total: 1 });
  expect(await list('tag=b&trashed=true')).toEqual({ names: ['a.txt'], total: 1 });
  await call('POST', `/api/upload/${trashed._id}/restore`);
  expect((await list('tag=b')).total).toBe(2);
  expect(kept.tags).toEqual(['b']);
  expect(await mustPerch(server.installation, 'check')).not.toContain('✗');
});
