// @long
import { afterAll, expect, test } from 'bun:test';
import { join } from 'node:path';

import { becomeAdministrator, registerApproved, signIn } from '../../support/api/accounts.ts';
import { change, sendChange } from '../../support/api/changes.ts';
import { click, listLinks, makeLink, target } from '../../support/api/short-links.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { mustPerch, startRestored } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');

const clicksOf = async (slug: string) =>
  (await listLinks(server, ann.token, `?search=${slug}`)).links[0]?.clicks;

test('a restored backup has the links with their names, limits and clicks', async () => {
  const link = await makeLink(server, ann.token, { slug: 'kept', maxClicks: 3 });
  await makeLink(server, ann.token, { slug: 'with-password', password: 'a' });
  await click(server, '/to/kept');
  await waitFor('the click', async () => (await clicksOf('kept')) === 1);
  await using folder = await createTemporaryFolder();
  const backup = join(folder.path, 'backup');
  await mustPerch(server.installation, 'backup', backup);
  await using restored = await startRestored(backup);
  const token = await signIn(restored, ann.email, ann.password);
  const { links, total } = await listLinks(restored, token);
  expect(total).toBe(2);
  expect(links.find(({ _id }) => _id === link._id)).toMatchObject({
    slug: 'kept',
    target,
    clicks: 1,
    clicksLeft: 2,
  });
  expect((await click(restored, '/to/kept')).headers.get('location')).toBe(target);
  expect((await click(restored, '/to/with-password')).status).toBe(403);
  const file = await upload(restored, token, 'notes.txt', 'notes');
  expect((await sendChange(restored, token, file._id, { slug: 'kept' })).status).toBe(409);
  await change(restored, token, file._id, { slug: 'free' });
});

test('perch check finds wrong totals of links, and corrects them', async () => {
  const ben = await registerApproved(server, admin, 'ben');
  await makeLink(server, ben.token);
  await runStatement(
    server,
    `update link_totals set links = 5, clicks = 9 where user_id = '${ben.id}'`,
  );
  const { wrong } = await checkInstallation(server.installation);
  expect(wrong.join('\n')).toContain(
    `link_totals ${ben.id} has to change: links by -4, clicks by -9`,
  );
  await checkInstallation(server.installation, '--repair');
  expect((await checkInstallation(server.installation)).wrong).toEqual([]);
  expect((await listLinks(server, ben.token)).total).toBe(1);
});
