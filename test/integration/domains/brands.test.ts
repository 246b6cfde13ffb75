import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { listDomains, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');
const domain = await requestDomain(server, owner, 'files.example.com');

const setBrand = (body: unknown, { token } = owner) =>
  send(server.origin, 'PUT', `/api/domains/${domain._id}/brand`, { token, body });
const brandOf = async () => {
  const { domains } = await listDomains(server, owner, 'my');
  return domains.map(({ brandName, brandAccent }) => ({ brandName, brandAccent }))[0];
};

describe('the brand of a domain', () => {
  test('is set and removed by its owner', async () => {
    expect(await brandOf()).toEqual({ brandName: '', brandAccent: '' });
    const answer = await setBrand({ name: '  Ann’s <files> ', accent: '#45B9E4' });
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data.domain).toMatchObject({ brandName: 'Ann’s <files>', brandAccent: '#45b9e4' });
    expect(await brandOf()).toEqual({ brandName: 'Ann’s <files>', brandAccent: '#45b9e4' });
    await setBrand({ name: '', accent: '' });
    expect(await brandOf()).toEqual({ brandName: '', brandAccent: '' });
  });

  test('is audited with what it was and has become', async () => {
    await setBrand({ name: 'Ann', accent: '' });
    await setBrand({ name: 'Ann', accent: '' });
    await setBrand({ name: '', accent: '' });
    const path = '/api/admin/audit?action=domain.brand_changed&limit=2';
    const { data } = await (await send(server.origin, 'GET', path, { token: admin.token })).json();
    expect(data.entries).toMatchObject([
      { detail: '"Ann" → neutral', subject: { name: 'files.example.com' } },
      { detail: 'neutral → "Ann"', actor: { username: owner.username } },
    ]);
  });

  test('cannot be set by a stranger, nor by an administrator', async () => {
    for (const other of [stranger, admin]) {
      await expectFailure(await setBrand({ name: 'Mine', accent: '' }, other), 404, 'not_found');
    }
    expect(await brandOf()).toEqual({ brandName: '', brandAccent: '' });
  });

  test.each([
    [{ name: 'a'.repeat(61), accent: '' }, 'The name may be up to 60 characters long.'],
    [{ name: 'a\nb', accent: '' }, 'The name must be one line without control characters.'],
    [{ name: 'a', accent: 'red' }, 'A colour must be # followed by six hexadecimal digits.'],
    [
      { name: 'a', accent: '#ffee00' },
      '#ffee00 has a contrast of 1:1 on the light theme, and no shade of it reaches the required 4.5:1.',
    ],
  ])('%j is refused as a whole', async (brand, sentence) => {
    const answer = await setBrand(brand);
    expect((await answer.clone().json()).error).toBe(sentence);
    await expectFailure(answer, 400, 'invalid_request');
    expect(await brandOf()).toEqual({ brandName: '', brandAccent: '' });
  });

  test('has no other fields', async () => {
    for (const body of [{ name: 'a' }, { name: 'a', accent: '', logo: 'x' }, {}]) {
      await expectFailure(await setBrand(body), 400, 'invalid_request');
    }
  });
});
