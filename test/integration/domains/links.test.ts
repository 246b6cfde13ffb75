// @long
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';
import type { ErrorBody } from '@perch/contract/errors';
import type { Upload, UploadAnswer } from '@perch/contract/uploads';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  rejectDomain,
  removeDomain,
  requestDomain,
  setOwned,
  toggleDefault,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { beginUpload, visibleUploadBytes } from '../../support/api/slow-upload.ts';
import { sendParts } from '../../support/api/uploads.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { waitFor } from '../../support/wait.ts';

const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());
const server = await startServer({ BASE_DOMAINS: 'perch.example', DNS_SERVERS: dns.address });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');

let count = 0;
async function liveSubdomain(owner: Person): Promise<Domain> {
  const name = `s${(count += 1)}.perch.example`;
  const { _id } = await requestDomain(server, owner, name, 'subdomain');
  return approveDomain(server, admin, _id);
}

const partsOf = (domain?: string) => [
  ...(domain === undefined ? [] : [{ name: 'domain', content: domain }]),
  { name: 'file', filename: 'note.txt', content: 'on a domain' },
];
const sendTo = ({ token }: Person, domain?: string) => sendParts(server, token, partsOf(domain));

async function uploadTo(owner: Person, domain?: string) {
  const answer = await sendTo(owner, domain);
  const body = (await answer.json()) as UploadAnswer | ErrorBody;
  if (!body.success) throw new Error(body.error);
  expect(body.file.url).toBe(body.data.upload.publicUrl);
  expect(body.file.deletionUrl).toStartWith(`${server.origin}/delete/`);
  return body.data.upload;
}

const ask = ({ token }: Person, id: string) =>
  send(server.origin, 'GET', `/api/upload/${id}`, { token });

/** The upload by itself and in the list, which must say the same: not while a change is awaited. */
async function read(owner: Person, id: string): Promise<Upload> {
  const { token } = owner;
  const { data } = await (await ask(owner, id)).json();
  const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', { token });
  const { uploads } = (await list.json()).data;
  const listed = uploads.find(({ _id }: Upload) => _id === id);
  // Counted some time after the delivery, and so perhaps between the two answers.
  const { views, downloads } = data.upload;
  expect({ ...listed, views, downloads }).toEqual(data.upload);
  return data.upload;
}

const linkOn = (domain: string, { fileId }: Upload) => `https://${domain}/${fileId}.txt`;
const defaultLink = ({ fileId }: Upload) => `${server.origin}/f/${fileId}.txt`;

describe('an upload that names a domain', () => {
  let domain: Domain;
  beforeAll(async () => {
    domain = await liveSubdomain(person);
  });

  test.each([
    ['as it is', (name: string) => name],
    ['in capitals', (name: string) => name.toUpperCase()],
    ['with space around it', (name: string) => ` ${name}\t`],
    ['in full-width letters', (name: string) => name.replace('perch', 'ｐｅｒｃｈ')],
  ])('%s has its link there', async (_, written) => {
    const upload = await uploadTo(person, written(domain.domain));
    expect(upload.domain).toBe(domain.domain);
    expect(upload.publicUrl).toBe(linkOn(domain.domain, upload));
    expect(await read(person, upload._id)).toEqual(upload);
    expect(await (await fetch(defaultLink(upload))).text()).toBe('on a domain');
  });

  test('by its Unicode name has its link on the A-labels', async () => {
    const { _id } = await requestDomain(server, person, 'jörg.perch.example', 'subdomain');
    await approveDomain(server, admin, _id);
    const upload = await uploadTo(person, 'jörg.perch.example');
    expect(upload.publicUrl).toBe(linkOn('xn--jrg-sna.perch.example', upload));
  });

  test('without having chosen one has the default link', async () => {
    for (const written of [undefined, '', '  ']) {
      const upload = await uploadTo(person, written);
      expect(upload.domain).toBeNull();
      expect(upload.publicUrl).toBe(defaultLink(upload));
    }
  });

  test('that cannot be used is refused, and nothing is kept', async () => {
    const pending = await requestDomain(server, person, 'waiting.perch.example', 'subdomain');
    const rejected = await liveSubdomain(person);
    await rejectDomain(server, admin, rejected._id);
    const removed = await liveSubdomain(person);
    await removeDomain(server, person, removed._id);
    const others = await liveSubdomain(stranger);
    // All uploads so far have the same bytes, and are kept once.
    const before = await waitFor('the spares to go', async () => {
      const files = await storedFiles(server);
      return files.length === 1 ? files : undefined;
    });
    for (const name of [
      pending.domain,
      rejected.domain,
      removed.domain,
      others.domain,
      'never-heard-of.perch.example',
      'perch.example',
      `https://${domain.domain}`,
      `${domain.domain}:443`,
      `${domain.domain}.`,
      'no domain',
      '%',
      'x'.repeat(5000),
    ]) {
      await expectFailure(await sendTo(person, name), 400, 'unknown_domain');
    }
    await expectFailure(await sendTo(admin, domain.domain), 400, 'unknown_domain');
    expect(await storedFiles(server)).toEqual(before);
  });

  test('after the file is refused, as it would not be heard', async () => {
    const answer = await sendParts(server, person.token, partsOf(domain.domain).toReversed());
    await expectFailure(answer, 400, 'invalid_option', 'domain');
  });
});

describe('a link', () => {
  test('is on a domain of one’s own as long as that is owned and approved', async () => {
    const requested = await requestDomain(server, person, 'files.example.com');
    const { _id, domain } = requested;
    await approveDomain(server, admin, _id);
    const upload = await uploadTo(person, domain);
    expect(upload).toMatchObject({ domain, publicUrl: defaultLink(upload) });
    const linkNow = async () => (await read(person, upload._id)).publicUrl;

    await setOwned(server, dns, person, requested, true);
    expect(await linkNow()).toBe(linkOn(domain, upload));
    await rejectDomain(server, admin, _id, 'No longer');
    expect(await linkNow()).toBe(defaultLink(upload));
    await approveDomain(server, admin, _id);
    await waitFor('the proof to be seen anew', async () => {
      const { data } = await (await ask(person, upload._id)).json();
      return data.upload.publicUrl === linkOn(domain, upload);
    });
    expect(await linkNow()).toBe(linkOn(domain, upload));
    // For some days it may be a mistake.
    await setOwned(server, dns, person, requested, false);
    expect(await linkNow()).toBe(linkOn(domain, upload));
  });

  test('is the default one for good when its domain has been removed', async () => {
    const domain = await liveSubdomain(person);
    const upload = await uploadTo(person, domain.domain);
    expect((await fetch(defaultLink(upload))).status).toBe(200);
    await removeDomain(server, person, domain._id);
    const now = await read(person, upload._id);
    expect(now).toMatchObject({ domain: null, publicUrl: defaultLink(upload) });
    expect(await (await fetch(now.publicUrl)).text()).toBe('on a domain');
    const again = await requestDomain(server, person, domain.domain, 'subdomain');
    await approveDomain(server, admin, again._id);
    expect((await read(person, upload._id)).domain).toBeNull();
  });

  test('is the default one when the domain is removed while the file arrives', async () => {
    const domain = await liveSubdomain(person);
    const fields = [{ name: 'domain', content: domain.domain }];
    const content = Buffer.alloc(visibleUploadBytes);
    using slow = await beginUpload(server, person.token, content, fields);
    await removeDomain(server, person, domain._id);
    const answer = await slow.finish();
    expect(answer.status).toBe(201);
    const { data } = JSON.parse(answer.body) as UploadAnswer;
    expect(data.upload.domain).toBeNull();
    expect(data.upload.publicUrl).toBe(`${server.origin}/f/${data.upload.fileId}.bin`);
    expect(await read(person, data.upload._id)).toEqual(data.upload);
  });
});

describe('the default domain', () => {
  test('is that of uploads that name none, and falls back when it is broken', async () => {
    const owner = await registerApproved(server, admin, 'owner');
    const [standard, other] = [await liveSubdomain(owner), await liveSubdomain(owner)];
    await toggleDefault(server, owner, standard._id);
    expect((await uploadTo(owner)).domain).toBe(standard.domain);
    expect((await uploadTo(owner, '')).domain).toBe(standard.domain);
    expect((await uploadTo(owner, other.domain)).domain).toBe(other.domain);
    expect((await uploadTo(person)).domain).toBeNull();

    await rejectDomain(server, admin, standard._id);
    expect((await uploadTo(owner)).domain).toBeNull();
    await approveDomain(server, admin, standard._id);
    expect((await uploadTo(owner)).domain).toBe(standard.domain);
    await toggleDefault(server, owner, standard._id);
    expect((await uploadTo(owner)).domain).toBeNull();
    await toggleDefault(server, owner, standard._id);
    await removeDomain(server, admin, standard._id);
    expect((await uploadTo(owner)).domain).toBeNull();
  });

  test('that is not proven yet keeps the file on it, and the link on the app’s host', async () => {
    const owner = await registerApproved(server, admin, 'owner');
    const { _id, domain } = await requestDomain(server, owner, 'unproven.example.com');
    await approveDomain(server, admin, _id);
    await toggleDefault(server, owner, _id);
    const upload = await uploadTo(owner);
    expect(upload).toMatchObject({ domain, publicUrl: defaultLink(upload) });
  });
});
