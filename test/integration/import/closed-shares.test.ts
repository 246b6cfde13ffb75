import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved, signIn } from '../../support/api/accounts.ts';
import { bearer, send } from '../../support/api/client.ts';
import { cookieOf, visit } from '../../support/api/closed-links.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { listOf, oldHost } from '../../support/imports/old-addresses.ts';
import { laterPingvin, writeSqliteSource } from '../../support/imports/sqlite-sources.ts';
import { hashAsPhp } from '../../support/imports/xbackbone.ts';
import { perchOn } from '../../support/servers/backups.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

// Pingvin Share 1.22: shares for their recipients only, what was sent to a request whose shares are not public, and
// accounts that were never activated.
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const folder = await createTemporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { look, ask } = oldHost(server, 'localhost');

const password = await hashAsPhp('old secret');
const closed = ['named', 'inbox'];
const open = ['open', 'dropped'];
const shares = [...closed, ...open];
const requestOf: Record<string, string> = { inbox: 'shut', dropped: 'wide' };
const args = await writeSqliteSource('pingvin', folder.path, {
  changes: laterPingvin,
  files: Object.fromEntries(shares.map((id) => [`${id}/${id}-1`, `of ${id}`])),
  rows: {
    User: [
      { id: 'p1', username: 'pia', email: 'pia@old.example', password },
      { id: 'p2', username: 'asleep', email: 'asleep@old.example', password, isActivated: 0 },
    ],
    ReverseShare: [
      { id: 'shut', publicAccess: 0 },
      { id: 'wide', publicAccess: 1 },
    ],
    Share: shares.map((id) => ({
      id,
      expiration: 0,
      creatorId: 'p1',
      reverseShareId: requestOf[id] ?? null,
    })),
    ShareSecurity: [
      { id: 's1', shareId: 'named', restrictToRecipients: 1 },
      { id: 's2', shareId: 'open', restrictToRecipients: 0 },
    ],
    File: shares.map((id) => ({
      id: `${id}-1`,
      name: `${id}.txt`,
      size: String(`of ${id}`.length),
      shareId: id,
    })),
  },
});
const isNote = (line: string) => line.startsWith('!');
const expectedNotes = [
  '! accounts p2: asleep was not active: it waits for approval',
  '! albums inbox: its share was not public: its owner alone can open it',
  '! albums named: its share was for its recipients: its owner alone can open it',
  '! files inbox-1: its share was not public: its owner alone can open it',
  '! files named-1: its share was for its recipients: its owner alone can open it',
];

test('the report names what its owner alone can open, and a dry run does before', async () => {
  for (const options of [['--dry-run'], []]) {
    const { exitCode, stdout, stderr } = await perchOn(server.installation, ...args, ...options);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').filter(isNote).toSorted()).toEqual(expectedNotes);
    expect(stdout).toContain('albums: 4 found, 4 ');
    expect(stdout).toContain('files: 4 found, 4 ');
  }
});

test('their old addresses open them to no visitor, and those of the others go on', async () => {
  await waitFor('the addresses', async () => (await ask('/share/open')).status === 303);
  const fileOf = (id: string) => `/api/shares/${id}/files/${id}-1`;
  for (const id of closed) {
    expect((await fetch(`${server.origin}/s/${id}`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/${id}`)).status).toBe(404);
    expect((await look(fileOf(id))).status).toBe(403);
    for (const tried of ['', '!', 'old%20secret']) {
      expect((await ask(fileOf(id), { 'perch-password': tried })).status).toBe(403);
    }
  }
  for (const id of open) {
    expect((await fetch(`${server.origin}/s/${id}`)).status).toBe(200);
    expect(await (await ask(fileOf(id))).text()).toBe(`of ${id}`);
  }
});

test('their new addresses open them to their owner, and to no other account', async () => {
  const pia = await signIn(server, 'pia', 'old secret');
  const stranger = await registerApproved(server, admin);
  const { albums = [] } = await listOf(server, '/api/albums', pia);
  const visibilities = albums.map(({ name, visibility }) => [name, visibility]);
  expect(Object.fromEntries(visibilities)).toEqual({
    named: 'private',
    inbox: 'private',
    open: 'unlisted',
    dropped: 'unlisted',
  });
  const cookieFor = async (token: string) => {
    const headers = { ...bearer(token), 'sec-fetch-site': 'same-origin' };
    return cookieOf(await visit(server, '/api/upload/stats', { headers }));
  };
  const [ofOwner, ofStranger] = [await cookieFor(pia), await cookieFor(stranger.token)];
  const { uploads = [] } = await listOf(server, '/api/upload/my', pia);
  expect(uploads).toHaveLength(4);
  for (const { _id: id, originalName, fileId, hasPassword } of uploads) {
    const isClosed = closed.includes(String(originalName).replace('.txt', ''));
    const path = `/f/${String(fileId)}`;
    const statusWith = async (cookie: string) =>
      (await visit(server, `${path}?download`, { headers: { cookie } })).status;
    const statuses = [await statusWith(ofOwner), await statusWith(ofStranger)];
    statuses.push((await visit(server, path)).status);
    expect([hasPassword, ...statuses]).toEqual(
      isClosed ? [true, 200, 403, 403] : [false, 200, 200, 200],
    );
    const asStranger = await send(server.origin, 'GET', `/api/upload/${String(id)}`, stranger);
    expect(asStranger.status).toBe(404);
  }
});

test('an account that was not activated waits for approval, and cannot sign in', async () => {
  expect(await outcomeOf(signIn(server, 'asleep', 'old secret'))).toThrow();
  const { users = [] } = await listOf(server, '/api/auth/users?limit=100', admin.token);
  const asleep = users.find(({ username }) => username === 'asleep');
  expect(asleep).toMatchObject({ status: 'pending' });
  expect((await checkInstallation(server.installation, '--deep')).wrong).toEqual([]);
});
