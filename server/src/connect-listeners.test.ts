import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf } from '../../test/support/wait.ts';
import { readConfig } from './config/config.ts';
import type { DomainEvent, EventKind } from './events/domain-events.ts';
import { createLog } from './lib/log.ts';
import { renderExposition } from './metrics/exposition.ts';
import { noOtherWorkers } from './metrics/worker-metrics.ts';
import { changeUser } from './modules/accounts/change-user.ts';
import { deleteUser } from './modules/admin/delete-user.ts';
import { removeDomain, setBrand, setRedirect } from './modules/domains/requests/change-domain.ts';
import { requestDomain } from './modules/domains/requests/request-domain.ts';
import { reviewDomain } from './modules/domains/requests/review-domain.ts';
import { register } from './modules/sign-in/registration/register.ts';
import { changeUpload } from './modules/uploads/change/change-upload.ts';
import { noOptions } from './modules/uploads/options/options.ts';
import { unlimited } from './modules/uploads/quota/daily-allowance.ts';
import { receiveFile } from './modules/uploads/receive/receive-file.ts';
import { removeUploadAs } from './modules/uploads/removal/remove-upload.ts';
import { restoreUpload } from './modules/uploads/trash/restore-upload.ts';
import { openServices } from './open-services.ts';

const log = createLog('error', () => {});
const kinds: Record<EventKind, true> = {
  'file.created': true,
  'file.deleted': true,
  'file.changed': true,
  'file.trashed': true,
  'file.restored': true,
  'file.thumbnail_updated': true,
  'link_names.changed': true,
  'album.locks_changed': true,
  'domain.requested': true,
  'domain.approved': true,
  'domain.rejected': true,
  'domain.removed': true,
  'domain.redirected': true,
  'domain.rebranded': true,
  'domain.live': true,
  'domain.offline': true,
  'user.registered': true,
  'user.approved': true,
  'user.suspended': true,
  'user.rejected': true,
  'user.links_kept': true,
  'user.links_stopped': true,
  'user.made_admin': true,
  'user.made_user': true,
  'user.quota_changed': true,
  'user.access_revoked': true,
  'user.deleted': true,
  'account.changed': true,
  'settings.changed': true,
  'request.received': true,
};
const isKind = (text: string): text is EventKind => text in kinds;

let dataDir: string;
let opened: Awaited<ReturnType<typeof openServices>>;
let heard: DomainEvent[];
beforeEach(async () => {
  heard = [];
  dataDir = await mkdtemp(join(tmpdir(), 'perch-events-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    BASE_DOMAINS: 'example.net',
    REGISTRATION: 'approval',
    USER_QUOTA: '100',
  });
  const place = {
    number: 1,
    isWorker: false,
    runId: 'run',
    workerMetrics: noOtherWorkers,
    beat: () => {},
  };
  opened = await openServices(config, log, dataDir, place);
  const listened = Object.keys(kinds).filter(isKind);
  opened.services.events.listen('test', listened, (event) => void heard.push(event));
});
afterEach(async () => {
  await opened.close();
  await rm(dataDir, { recursive: true });
});

/** What was published since the last call. */
function published(): EventKind[] {
  const found = heard.map(({ kind }) => kind);
  heard = [];
  return found;
}

const metricsText = () => renderExposition(opened.services.metrics.snapshot());

const actor = { id: 'another', username: 'admin', address: '192.0.2.1' };
const client = {
  address: '192.0.2.7',
  request: new Request('http://localhost:3000', { headers: { host: 'localhost:3000' } }),
};
const account = { username: 'ann', email: 'ann@example.org', password: 'correct horse' };
const registered = () => register(opened.services, account, client);

async function approved() {
  const { id } = await registered();
  const { after } = await changeUser(opened.services, actor, id, { status: 'approved' });
  published();
  return after;
}

async function* bytes(count: number) {
  yield new Uint8Array(count);
}
const send = (ownerId: string, size: number) =>
  receiveFile(opened.services, {
    ownerId,
    quotaBytes: null,
    domainId: null,
    options: noOptions,
    name: 'a.txt',
    announced: undefined,
    allowance: unlimited,
    chunks: bytes(size),
  });

describe('an account', () => {
  test('publishes each change of it once, and nothing where nothing changes', async () => {
    const { services } = opened;
    const { id } = await registered();
    expect(published()).toEqual(['user.registered']);
    await changeUser(services, actor, id, { status: 'approved', quotaBytes: 5 });
    expect(published()).toEqual(['user.approved', 'user.quota_changed']);
    await changeUser(services, actor, id, { status: 'approved' });
    expect(published()).toEqual([]);
    await changeUser(services, actor, id, { status: 'pending' });
    expect(published()).toEqual(['user.suspended']);
    await changeUser(services, actor, id, { keepLinks: true });
    expect(published()).toEqual(['user.links_kept']);
  });

  test('publishes nothing that is refused', async () => {
    const { services } = opened;
    const { id } = await approved();
    const keeping = changeUser(services, actor, id, { keepLinks: true });
    expect(await outcomeOf(keeping)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
    const again = register(services, account, client);
    expect(await outcomeOf(again)).toThrow(expect.objectContaining({ code: 'taken' }));
    expect(published()).toEqual([]);
  });

  test('is followed before the verb returns: its owner is blocked, and served again', async () => {
    const { services } = opened;
    const { id } = await approved();
    await send(id, 10);
    expect(services.blockedOwners.has(id)).toBe(false);
    await changeUser(services, actor, id, { status: 'pending' });
    expect(services.blockedOwners.has(id)).toBe(true);
    await changeUser(services, actor, id, { status: 'approved' });
    expect(services.blockedOwners.has(id)).toBe(false);
  });

  test('publishes the deletion of everything that it had', async () => {
    const { services } = opened;
    const { id } = await approved();
    const owner = { ...actor, id };
    for (const size of [10, 20]) await send(id, size);
    const domain = await requestDomain(services, owner, {
      domain: 'ann.example.net',
      type: 'subdomain',
    });
    await reviewDomain(services, actor, domain.id, { status: 'approved' });
    published();
    await deleteUser(services, actor, id);
    expect(published()).toEqual([
      'user.access_revoked',
      'file.deleted',
      'file.deleted',
      'domain.removed',
      'domain.offline',
      'user.deleted',
    ]);
    expect(services.liveDomains.find('ann.example.net')).toBeUndefined();
  });
});

describe('a file', () => {
  test('is published with its row, counted, and forgotten when it is deleted', async () => {
    const { services } = opened;
    const { id: ownerId } = await approved();
    const upload = await send(ownerId, 10);
    expect(heard).toEqual([{ kind: 'file.created', upload }]);
    expect(metricsText()).toMatch(/^perch_uploads_total 1$/m);
    expect(metricsText()).toMatch(/^perch_upload_bytes_total 10$/m);
    const linked = { ...upload, album_locks: null };
    await services.slugs.find(upload.slug, async () => linked);
    published();
    const owner = { ...actor, id: ownerId };
    const wanted = { actor: owner, scope: { ownerId }, id: upload.id };
    await changeUpload(services, wanted, { slug: 'its-name' });
    expect(published()).toEqual(['link_names.changed', 'file.changed']);
    expect(await services.slugs.find(upload.slug, async () => undefined)).toBeUndefined();
    await changeUpload(services, wanted, { slug: null });
    published();
    const remove = (isPermanent: boolean) =>
      removeUploadAs(services, owner, { ownerId }, { id: upload.id, isPermanent });
    await remove(false);
    expect(heard).toMatchObject([{ kind: 'file.trashed', upload }]);
    expect(await services.slugs.find(upload.slug, async () => undefined)).toBeUndefined();
    published();
    await restoreUpload(services, owner, { ownerId }, upload.id);
    expect(heard).toMatchObject([{ kind: 'file.restored', upload }]);
    await services.slugs.find(upload.slug, async () => linked);
    published();
    await remove(true);
    expect(heard).toMatchObject([{ kind: 'file.deleted', upload }]);
    expect(await services.slugs.find(upload.slug, async () => undefined)).toBeUndefined();
    published();
    const again = remove(true);
    expect(await outcomeOf(again)).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(published()).toEqual([]);
  });

  test('that is refused is neither published nor counted', async () => {
    const { id } = await approved();
    expect(await outcomeOf(send(id, 101))).toThrow(
      expect.objectContaining({ code: 'quota_exceeded' }),
    );
    expect(published()).toEqual([]);
    expect(metricsText()).toMatch(/^perch_uploads_total 0$/m);
  });
});

test('a domain publishes its review and its liveness, and is served accordingly', async () => {
  const { services } = opened;
  const owner = { ...actor, id: (await approved()).id };
  const name = 'ann.example.net';
  const { id } = await requestDomain(services, owner, { domain: name, type: 'subdomain' });
  expect(published()).toEqual(['domain.requested']);
  await reviewDomain(services, actor, id, { status: 'approved' });
  expect(published()).toEqual(['domain.approved', 'domain.live']);
  expect(services.liveDomains.find(name)).toMatchObject({ redirectUrl: '' });
  await reviewDomain(services, actor, id, { status: 'approved' });
  expect(published()).toEqual([]);
  const url = 'https://example.org/';
  await setRedirect(services, owner, { id, url });
  expect(published()).toEqual(['domain.redirected']);
  expect(services.liveDomains.find(name)).toMatchObject({ redirectUrl: url });
  await setBrand(services, owner, { id, name: 'Ann', accent: '' });
  expect(published()).toEqual(['domain.rebranded']);
  expect(services.liveDomains.find(name)).toMatchObject({ brandName: 'Ann' });
  await reviewDomain(services, actor, id, { status: 'rejected', reason: 'no' });
  expect(published()).toEqual(['domain.rejected', 'domain.offline']);
  expect(services.liveDomains.find(name)).toBeUndefined();
  await removeDomain(services, owner, { id, ownerId: owner.id });
  expect(published()).toEqual(['domain.removed']);
  const again = removeDomain(services, owner, { id, ownerId: owner.id });
  expect(await outcomeOf(again)).toThrow(expect.objectContaining({ code: 'not_found' }));
  expect(published()).toEqual([]);
});
