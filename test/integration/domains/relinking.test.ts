import { afterAll, expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  rejectDomain,
  removeDomain,
  requestDomain,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sendParts } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');

let count = 0;
async function liveDomain(owner: Person) {
  const name = `m${(count += 1)}.perch.example`;
  const { _id } = await requestDomain(server, owner, name, 'subdomain');
  await approveDomain(server, admin, _id);
  return { id: _id, name };
}

async function uploadTo({ token }: Person, domain: string): Promise<Upload> {
  const parts = [
    { name: 'domain', content: domain },
    { name: 'file', filename: 'note.txt', content: 'moved' },
  ];
  const answer = await sendParts(server, token, parts);
  return (await answer.json()).data.upload;
}

const move = (id: string, to: string, { token } = person) =>
  send(server.origin, 'POST', `/api/domains/${id}/move`, { token, body: { to } });
const read = async ({ _id }: Upload): Promise<Upload> => {
  const answer = await send(server.origin, 'GET', `/api/upload/${_id}`, person);
  return (await answer.json()).data.upload;
};
const textOn = async (host: string, { fileId }: Upload) => {
  const answer = await fetch(`${server.origin}/${fileId}.txt`, { headers: { host } });
  return `${answer.status} ${await answer.text()}`;
};

test('files are moved to another domain, and the links that are out there work on', async () => {
  const [from, to, other] = [
    await liveDomain(person),
    await liveDomain(person),
    await liveDomain(person),
  ];
  const files = [await uploadTo(person, from.name), await uploadTo(person, from.name)];
  const bystander = await uploadTo(person, other.name);
  const answer = await move(from.id, to.name.toUpperCase());
  expect(await answer.json()).toMatchObject({ success: true, data: { moved: 2 } });
  for (const file of files) {
    expect(await read(file)).toMatchObject({
      domain: to.name,
      publicUrl: `https://${to.name}/${file.fileId}.txt`,
    });
    await waitFor('both domains', async () => (await textOn(to.name, file)).startsWith('200'));
    expect(await textOn(from.name, file)).toBe('200 moved');
    expect(await textOn(to.name, file)).toBe('200 moved');
  }
  expect((await read(bystander)).domain).toBe(other.name);
  const again = await move(from.id, to.name);
  expect((await again.json()).data).toEqual({ moved: 0 });

  await removeDomain(server, person, from.id);
  const [first] = files;
  if (!first) throw new Error('There is no file.');
  expect((await read(first)).publicUrl).toBe(`https://${to.name}/${first.fileId}.txt`);
});

test('files are moved back to the app’s own address', async () => {
  const from = await liveDomain(person);
  const file = await uploadTo(person, from.name);
  expect((await (await move(from.id, '')).json()).data).toEqual({ moved: 1 });
  expect(await read(file)).toMatchObject({
    domain: null,
    publicUrl: `${server.origin}/f/${file.fileId}.txt`,
  });
});

test('files are moved to none but another approved domain of one’s own', async () => {
  const [from, theirs, rejected] = [
    await liveDomain(person),
    await liveDomain(stranger),
    await liveDomain(person),
  ];
  await rejectDomain(server, admin, rejected.id);
  const file = await uploadTo(person, from.name);
  for (const to of [from.name, theirs.name, rejected.name, 'perch.example', 'no domain']) {
    await expectFailure(await move(from.id, to), 400, 'unknown_domain');
  }
  await expectFailure(await move(theirs.id, from.name), 404, 'not_found');
  await expectFailure(await move(from.id, theirs.name, stranger), 404, 'not_found');
  await expectFailure(await move(from.id, '', admin), 404, 'not_found');
  const path = `/api/domains/${from.id}/move`;
  await expectFailure(await send(server.origin, 'POST', path, { ...person, body: {} }), 400);
  await expectFailure(await send(server.origin, 'POST', path, { body: { to: '' } }), 401);
  expect((await read(file)).domain).toBe(from.name);
});
