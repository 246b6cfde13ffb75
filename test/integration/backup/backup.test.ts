import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  newPerson,
  type Person,
  registerApproved,
  registerPending,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain, toggleDefault } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { acceptTerms, logoOf, setUpBrand } from '../../support/api/settings.ts';
import { makeProfile, makeToken } from '../../support/api/tokens.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { png } from '../../support/files/pictures.ts';
import { markup, samples } from '../../support/files/sample-files.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { fetchPublicAnswers } from '../../support/http/public-answers.ts';
import { freePort } from '../../support/ports.ts';
import {
  filesOfBackup,
  mustPerch,
  openToOthers,
  perchOn,
  startRestored,
} from '../../support/servers/backups.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

// No mail server takes these mails: they stay queued.
const env = { BASE_DOMAINS: 'example.net', SMTP_URL: `smtp://127.0.0.1:${freePort()}` };

const getJson = async (server: TestServer, path: string, token: string) => {
  const answer = await send(server.origin, 'GET', path, { token });
  expect(answer.status).toBe(200);
  return answer.json();
};

/** A token whose uploads have the options of a profile. */
async function makeNamedToken(server: TestServer, { token, password }: Person): Promise<string> {
  await makeProfile(server, { token }, { name: 'Pages', link: 'view' });
  const fields = { profile: 'Pages', currentPassword: password };
  return (await makeToken(server, { token }, fields)).secret;
}

/** An installation with some of everything. */
async function fill(server: TestServer) {
  const admin = await becomeAdministrator(server);
  const ann = await registerApproved(server, admin, 'ann');
  const waiting = await registerPending(server, 'waiting');
  const domain = await requestDomain(server, ann, 'ann.example.net', 'subdomain');
  await approveDomain(server, admin, domain._id);
  await toggleDefault(server, ann, domain._id);
  const uploads = [
    await upload(server, admin.token, 'Über größe 文件.txt', 'text of mine'),
    await upload(server, admin.token, 'page.html', markup.html),
    await upload(server, ann.token, 'same.txt', 'text of mine'),
    await upload(server, ann.token, 'empty.bin', ''),
    await upload(server, ann.token, 'photo.png', png(300, 200)),
    await upload(server, ann.token, 'song.mp3', samples.mp3),
    await upload(server, ann.token, 'large.bin', randomBytes(12 * 1024 ** 2)),
  ];
  const thumbnail = uploads[4]?.thumbnailUrl ?? '';
  expect((await fetch(thumbnail)).status).toBe(200);
  const trashed = await sendParts(server, ann.token, [
    { name: 'slug', content: 'from-the-trash' },
    { name: 'file', filename: 'trashed.txt', content: 'brought back' },
  ]);
  const { _id: trashedId, publicUrl: trashedUrl } = (await trashed.json()).data.upload;
  await send(server.origin, 'DELETE', `/api/upload/${trashedId}`, { token: ann.token });
  const invited = await send(server.origin, 'POST', '/api/admin/invites', {
    token: admin.token,
    body: {},
  });
  const invite: string = (await invited.json()).data.token;
  await setUpBrand(server, admin.token);
  await acceptTerms(server, ann.token);
  const { data } = await getJson(server, '/api/auth/token', ann.token);
  const apiToken: string = data.apiToken;
  const named = await makeNamedToken(server, ann);
  const inTrash = { id: trashedId, url: trashedUrl };
  return { admin, ann, waiting, uploads, inTrash, thumbnail, invite, apiToken, named };
}

// Checks of domains go on by themselves.
const lasting = (key: string, value: unknown) => (key === 'verification' ? undefined : value);

const trashAndStatistics = ['/api/upload/my?trashed=true', '/api/upload/stats'];

/** What these people see of it all; the first is an administrator. */
async function seenBy(server: TestServer, [admin, ...others]: readonly [Person, ...Person[]]) {
  const seen: unknown[] = [];
  for (const { token } of [admin, ...others]) {
    for (const path of ['/api/auth/me', '/api/upload/my?limit=50', ...trashAndStatistics]) {
      seen.push(await getJson(server, path, token));
    }
    seen.push(await getJson(server, '/api/domains/my', token));
  }
  const lists = ['/api/upload/all?limit=50', '/api/auth/users', '/api/admin/audit'];
  for (const path of [...lists, '/api/admin/settings']) {
    seen.push(await getJson(server, path, admin.token));
  }
  seen.push(await logoOf(server));
  seen.push(await getJson(server, '/api/upload/my?search=text', others[0]?.token ?? ''));
  // Each server has a port of its own.
  return JSON.parse(JSON.stringify(seen, lasting).replaceAll(server.origin, 'http://perch'));
}

describe('a backup of a running server, restored after the original is gone,', () => {
  test('is the same installation: links, people, tokens, totals and what was waiting', async () => {
    await using folder = await createTemporaryFolder();
    const server = await startServer(env);
    const filled = await fill(server);
    const { admin, ann, waiting, uploads, inTrash, thumbnail, invite, apiToken, named } = filled;
    const urls = uploads.map(({ publicUrl }) => publicUrl);
    const summary = await mustPerch(server.installation, 'backup', folder.path);
    expect(summary).toMatch(/^Snapshot \S+: 8 uploads, .+; 7 files copied, /m);
    const seen = await seenBy(server, [admin, ann]);
    const looks = await fetchPublicAnswers(server, urls);
    const thumbnailLook = await fetchPublicAnswers(server, [thumbnail]);
    await server[Symbol.asyncDispose]();
    expect(await openToOthers(folder.path)).toEqual([]);
    const backedUp = await filesOfBackup(folder.path);

    await using restored = await startRestored(folder.path, { env });
    expect(await seenBy(restored, [admin, ann])).toEqual(seen);
    expect(await fetchPublicAnswers(restored, urls)).toEqual(looks);
    // Generated again.
    expect(await fetchPublicAnswers(restored, [thumbnail])).toEqual(thumbnailLook);
    expect(await filesOfBackup(folder.path)).toEqual(backedUp);

    await signIn(restored, admin.email, admin.password);
    await signIn(restored, ann.email, ann.password);
    const { token: sessionOfAnn } = ann;
    expect((await getJson(restored, '/api/auth/token', sessionOfAnn)).data.apiToken).toBe(apiToken);
    await upload(restored, apiToken, 'by-script.txt', 'new');
    expect(await upload(restored, named, 'by-name.txt', 'new')).toMatchObject({ link: 'view' });
    const login = { email: waiting.email, password: waiting.password };
    const refused = await send(restored.origin, 'POST', '/api/auth/login', { body: login });
    await expectFailure(refused, 403, 'account_pending');
    const deletion = new URL(uploads[0]?.file.deletionUrl ?? '');
    const deleting = await fetch(`${restored.origin}${deletion.pathname}${deletion.search}`, {
      method: 'POST',
    });
    expect(deleting.status).toBe(200);
    expect((await fetch(`${restored.origin}${new URL(urls[0] ?? '').pathname}`)).status).toBe(404);
    const body = { ...newPerson(), invite, acceptTerms: true };
    expect((await send(restored.origin, 'POST', '/api/auth/register', { body })).status).toBe(201);
    const path = `/api/upload/${inTrash.id}/restore`;
    expect((await send(restored.origin, 'POST', path, { token: ann.token })).status).toBe(200);
    const { host, pathname } = new URL(inTrash.url);
    const back = await fetch(`${restored.origin}${pathname}`, { headers: { host } });
    expect(pathname).toContain('from-the-trash');
    expect(await back.text()).toBe('brought back');
    const { stdout } = await perchOn(restored.installation, 'doctor');
    expect(stdout).toMatch(/mail queue: \d+ waiting/);
    expect(await mustPerch(restored.installation, 'check', '--deep')).not.toContain('✗');
  });
});
