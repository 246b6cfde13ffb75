import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { change, sendChange } from '../../../support/api/changes.ts';
import { send } from '../../../support/api/client.ts';
import { approveDomain, removeDomain, requestDomain } from '../../../support/api/domains.ts';
import { upload } from '../../../support/api/uploads.ts';
import { startServer } from '../../../support/servers/server.ts';

const base = 'files.example.net';
const server = await startServer({ BASE_DOMAINS: base });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const statusAt = async (path: string, host = 'localhost') =>
  (await fetch(`${server.origin}${path}`, { headers: { host }, redirect: 'manual' })).status;
const textAt = async (path: string, host = 'localhost') =>
  (await fetch(`${server.origin}${path}`, { headers: { host } })).text();
const refusalOf = async (answer: Response) => {
  const { code } = await answer.json();
  return { status: answer.status, code };
};
const notes = (owner: Person, content = 'notes') =>
  upload(server, owner.token, 'notes.txt', content);

async function liveDomain(owner: Person, label: string) {
  const name = `${label}.${base}`;
  const { _id } = await requestDomain(server, owner, name, 'subdomain');
  await approveDomain(server, admin, _id);
  return { name, id: _id };
}

describe('on a domain, a custom slug', () => {
  test('is of its own namespace, and the link is right wherever the file is', async () => {
    const [one, two] = [await liveDomain(ann, 'one'), await liveDomain(ann, 'two')];
    const [onApp, onOne] = [await notes(ann, 'app'), await notes(ann, 'one')];
    await change(server, ann.token, onApp._id, { slug: 'same' });
    const named = await change(server, ann.token, onOne._id, { slug: 'same', domain: one.name });
    expect(named).toMatchObject({ publicUrl: `https://${one.name}/same.txt`, fileId: 'same' });
    expect(await textAt('/same.txt', one.name)).toBe('one');
    expect(await textAt('/f/same.txt')).toBe('app');
    expect(await statusAt('/same.txt', two.name)).toBe(404);
    // The app shows the file from its own host.
    expect(named.appSlug).toBe(onOne.fileId);
    expect(await textAt(`/f/${named.appSlug}?preview`)).toBe('one');
    expect(await statusAt('/v/same', one.name)).toBe(200);
    // It goes along to another host, and stays an alias where it was.
    const moved = await change(server, ann.token, onOne._id, { domain: two.name });
    expect(moved.publicUrl).toBe(`https://${two.name}/same.txt`);
    expect(await textAt('/same', two.name)).toBe('one');
    expect(await textAt('/same', one.name)).toBe('one');
    const taken = await sendChange(server, ann.token, onOne._id, { domain: null });
    expect(await refusalOf(taken)).toMatchObject({ status: 409, code: 'taken' });
    // Without its domain the random slug is the address.
    await removeDomain(server, ann, two.id);
    const { data } = await (
      await send(server.origin, 'GET', `/api/upload/${onOne._id}`, ann)
    ).json();
    expect(data.upload.publicUrl).toBe(`${server.origin}/f/${onOne.fileId}.txt`);
    expect(await textAt(`/f/${onOne.fileId}.txt`)).toBe('one');
    expect(await textAt('/f/same.txt')).toBe('app');
  });

  test('belongs to its owner’s files, and a domain of another account is none', async () => {
    const domain = await liveDomain(ann, 'three');
    const [mine, foreign] = [await notes(ann), await notes(ben)];
    await change(server, ann.token, mine._id, { slug: 'mine', domain: domain.name });
    const refused = await sendChange(server, ben.token, foreign._id, { domain: domain.name });
    expect(await refusalOf(refused)).toMatchObject({ status: 400, code: 'unknown_domain' });
    expect(await statusAt(`/${foreign.fileId}`, domain.name)).toBe(404);
  });
});
