// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  approveDomain,
  checkDomain,
  listDomains,
  rejectDomain,
  requestDomain,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const dns = await NameServer.start({ 'cdn.example': ['A 192.0.2.10', 'AAAA 2001:db8::10'] });
afterAll(() => dns[Symbol.asyncDispose]());
const server = await startServer({
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: '192.0.2.1,cdn.example',
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);

let count = 0;
const freshName = () => `d${(count += 1)}.example.com`;
const find = async (who: Person, id: string) => {
  const { domains } = await listDomains(server, who, 'my');
  return domains.find(({ _id }) => _id === id);
};

const proof = (name: string) => `_perch.${name}`;

describe('a domain is checked', () => {
  test('soon after it was asked for, and again without being asked', async () => {
    const name = freshName();
    const { _id, verification } = await requestDomain(server, person, name);
    expect(verification.pointTo.slice(0, 2)).toEqual(['192.0.2.1', 'cdn.example']);
    expect(verification.checkedAt).toBeNull();
    const checked = await waitFor('the first check', async () => {
      const domain = await find(person, _id);
      return domain?.verification.checkedAt ? domain : undefined;
    });
    expect(checked).toMatchObject({ isLive: false, disabledAt: null });
    expect(checked.verification).toMatchObject({
      // What its owner has to enter where a name cannot be.
      pointTo: ['192.0.2.1', 'cdn.example', '192.0.2.10', '2001:db8::10'],
      owned: false,
      pointing: false,
      https: false,
      reasons: {
        owned: 'TXT record not found',
        pointing: 'A, AAAA or CNAME record not found',
        https: '',
      },
    });
    await dns.set({ [name]: ['A 192.0.2.1'], [proof(name)]: [`TXT "${verification.value}"`] });
    const seen = await waitFor(
      'the check after the records',
      async () => {
        const domain = await find(person, _id);
        return domain?.verification.owned ? domain : undefined;
      },
      { timeoutMs: 40_000 },
    );
    expect(seen.verification.pointing).toBe(true);
    expect(seen.isLive).toBe(false);
  });

  test('by its owner and by administrators, once in ten seconds', async () => {
    const { _id } = await requestDomain(server, person, freshName());
    const stranger = await registerApproved(server, admin, 'stranger');
    const path = `/api/domains/${_id}/check`;
    await waitFor('the first check', async () => (await find(person, _id))?.verification.checkedAt);
    await expectFailure(await send(server.origin, 'POST', path, stranger), 404, 'not_found');
    await expectFailure(await send(server.origin, 'POST', path), 401, 'unauthenticated');
    const tooSoon = await send(server.origin, 'POST', path, person);
    expect(tooSoon.headers.get('retry-after')).toBe('10');
    await expectFailure(tooSoon, 429, 'too_many_attempts');
    const checked = await checkDomain(server, admin, _id);
    expect(checked.verification.reasons.owned).toBe('TXT record not found');
    await expectFailure(await send(server.origin, 'POST', path, person), 429);
    const mine = await send(server.origin, 'GET', '/api/domains/my', {
      token: person.token,
      headers: { 'accept-language': 'de' },
    });
    const { domains } = (await mine.json()).data;
    expect(domains.map((each: Domain) => each.verification.reasons.owned)).toContain(
      'TXT-Eintrag nicht gefunden',
    );
  });

  test('not while it is rejected, and what was seen is forgotten', async () => {
    const name = freshName();
    const { _id, verification } = await requestDomain(server, person, name);
    await dns.set({ [name]: ['A 192.0.2.1'], [proof(name)]: [`TXT "${verification.value}"`] });
    await approveDomain(server, admin, _id);
    await waitFor('the domain to be live', async () => (await find(person, _id))?.isLive, {
      timeoutMs: 40_000,
    });
    const rejected = await rejectDomain(server, admin, _id);
    expect(rejected).toMatchObject({ isLive: false, verification: { owned: false } });
    expect(rejected.verification.checkedAt).toBeNull();
    const path = `/api/domains/${_id}/check`;
    await expectFailure(await send(server.origin, 'POST', path, person), 400, 'invalid_request');
    await dns.set({ [proof(name)]: [] });
    await approveDomain(server, admin, _id);
    const again = await waitFor('the check after the approval', async () => {
      const domain = await find(person, _id);
      return domain?.verification.checkedAt ? domain : undefined;
    });
    expect(again).toMatchObject({ isLive: false, verification: { owned: false, pointing: true } });
  });
});

test('name servers that do not answer are given up after three seconds', async () => {
  const silent = await Bun.udpSocket({ hostname: '127.0.0.1' });
  await using patient = await startServer({
    DNS_SERVERS: `127.0.0.1:${silent.port}`,
    PUBLIC_ADDRESSES: '192.0.2.1',
  });
  const owner = await becomeAdministrator(patient);
  const { _id } = await requestDomain(patient, owner, freshName());
  const checked = await waitFor('the first check', async () => {
    const { domains } = await listDomains(patient, owner, 'my');
    return domains.find((domain) => domain._id === _id && domain.verification.checkedAt);
  });
  expect(checked.verification.reasons).toMatchObject({
    owned: 'the name servers did not answer within 3 seconds',
    pointing: 'the name servers did not answer within 3 seconds',
  });
  const elapsedMs = startClock();
  await checkDomain(patient, owner, _id);
  const again = send(patient.origin, 'POST', `/api/domains/${_id}/check`, owner);
  expect((await again).status).toBe(429);
  expect(elapsedMs()).toBeLessThan(30_000);
  silent.close();
});
