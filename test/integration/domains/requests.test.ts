import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { createCaller, send } from '../../support/api/client.ts';
import {
  askFor,
  listDomains,
  rejectDomain,
  removeDomain,
  requestDomain,
} from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example,other.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const stranger = await registerApproved(server, admin, 'stranger');

const call = createCaller(server.origin);
let count = 0;
const freshName = () => `d${(count += 1)}.example.com`;

const mine = (who: Person) => listDomains(server, who, 'my');
const pending = (query = '') => listDomains(server, admin, `pending${query}`);
const all = (query = '') => listDomains(server, admin, `all${query}`);

describe('a requested domain', () => {
  test('waits for approval, with what its owner has to publish', async () => {
    const answer = await askFor(server, person, 'Bücher.Example');
    expect(answer.status).toBe(201);
    const { message, data } = await answer.json();
    expect(message).toBe('Domain request submitted! Waiting for approval.');
    expect(data.domain).toEqual({
      _id: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
      domain: 'xn--bcher-kva.example',
      type: 'domain',
      status: 'pending',
      reason: '',
      isDefault: false,
      isLive: false,
      disabledAt: null,
      redirectUrl: '',
      brandName: '',
      brandAccent: '',
      createdAt: expect.any(String),
      user: { _id: person.id, username: person.username },
      verification: {
        record: '_perch.xn--bcher-kva.example',
        value: expect.stringMatching(/^[0-9a-f]{32}$/),
        pointTo: ['localhost'],
        owned: false,
        pointing: false,
        https: false,
        reasons: { owned: '', pointing: '', https: '' },
        checkedAt: null,
      },
    });
    expect(JSON.stringify(data)).not.toContain(person.email);
    // A check may have come in between.
    const { verification } = data.domain;
    expect({ ...(await mine(person)).domains[0], verification }).toEqual(data.domain);
    expect((await mine(stranger)).names).not.toContain('xn--bcher-kva.example');
  });

  test('may be a name under each of the base domains', async () => {
    for (const name of ['alice.perch.example', 'alice.other.example', 'jörg.perch.example']) {
      expect((await requestDomain(server, person, name, 'subdomain')).type).toBe('subdomain');
    }
  });

  test.each([
    ['no domain name', 'https://example.com', 'domain', 400, 'invalid_request'],
    ['no domain name', 'example.com:443', 'domain', 400, 'invalid_request'],
    ['no domain name', 'exa%6dple.com', 'domain', 400, 'invalid_request'],
    ['no domain name', '*.example.com', 'domain', 400, 'invalid_request'],
    ['no domain name', 'a_b.example.com', 'domain', 400, 'invalid_request'],
    ['no domain name', '  ', 'domain', 400, 'invalid_request'],
    ['an address', '0x7f.1', 'domain', 400, 'invalid_request'],
    ['an address', '1.2.3', 'domain', 400, 'invalid_request'],
    ['one part', 'localhost', 'domain', 400, 'invalid_request'],
    ['of no kind', 'a.example.com', 'zone', 400, 'invalid_request'],
    ['not under a base domain', 'alice.example.com', 'subdomain', 400, 'invalid_request'],
    ['two below a base domain', 'a.b.perch.example', 'subdomain', 400, 'invalid_request'],
    ['without its base domain', 'alice', 'subdomain', 400, 'invalid_request'],
    ['a base domain', 'perch.example', 'domain', 409, 'reserved'],
    ['a base domain', 'perch.example', 'subdomain', 409, 'reserved'],
    ['under a base domain', 'bob.perch.example', 'domain', 409, 'reserved'],
    ['the operator’s', 'www.perch.example', 'subdomain', 409, 'reserved'],
    ['the operator’s', 'ＡＤＭＩＮ.perch.example', 'subdomain', 409, 'reserved'],
    ['a public suffix', 'co.uk', 'domain', 409, 'reserved'],
    ['nowhere', 'files.local', 'domain', 409, 'reserved'],
  ] as const)('that is %s is refused: %s', async (_, name, type, status, code) => {
    const before = (await all()).total;
    await expectFailure(await askFor(server, person, name, type), status, code);
    expect((await all()).total).toBe(before);
  });

  test('without a name, with unknown fields, or without a sign-in is refused', async () => {
    const path = '/api/domains';
    for (const body of [{}, { domain: 'a.example.com' }, { domain: 7, type: 'domain' }]) {
      await expectFailure(await call('POST', path, person, body), 400, 'invalid_request');
    }
    const more = { domain: freshName(), type: 'domain', status: 'approved' };
    await expectFailure(await call('POST', path, person, more), 400, 'invalid_request');
    await expectFailure(await send(server.origin, 'POST', path, { body: more }), 401);
  });

  test('cannot be the app’s host, its parents or its children', async () => {
    await using own = await startServer({
      PUBLIC_URL: 'https://app.files.example.org',
      BASE_DOMAINS: 'example.net',
    });
    const header = { host: 'app.files.example.org' };
    const post = async (path: string, body: unknown, token?: string) =>
      send(`http://127.0.0.1:${own.port}`, 'POST', path, {
        body,
        headers: header,
        ...(token !== undefined && { token }),
      });
    const { username, email, password } = person;
    const setup = await own.setupToken();
    await post('/api/auth/register', { username, email, password, setup });
    const { token } = await (await post('/api/auth/login', { email, password })).json();
    for (const domain of [
      'app.files.example.org',
      'files.example.org',
      'example.org',
      'a.app.files.example.org',
    ]) {
      const answer = await post('/api/domains', { domain, type: 'domain' }, token);
      await expectFailure(answer, 409, 'reserved');
    }
    const beside = { domain: 'other.example.org', type: 'domain' };
    expect((await post('/api/domains', beside, token)).status).toBe(201);
  });
});

describe('a domain that an account has', () => {
  test('is no other account’s, nor are its parents and subdomains, in any notation and state', async () => {
    const { _id } = await requestDomain(server, person, 'files.held.example');
    for (const name of [
      'files.held.example',
      ' FILES.Held.example ',
      'ｆｉｌｅｓ。held.example',
      'held.example',
      'a.files.held.example',
      'a.b.files.held.example',
    ]) {
      await expectFailure(await askFor(server, stranger, name), 409, 'taken');
    }
    await rejectDomain(server, admin, _id);
    await expectFailure(await askFor(server, stranger, 'held.example'), 409, 'taken');
    await requestDomain(server, stranger, 'other.held.example');
    await requestDomain(server, stranger, 'badfiles.held.example');
  });

  test('is asked for once, and its owner may have more above and below it', async () => {
    await requestDomain(server, person, 'mine.twice.example');
    await expectFailure(await askFor(server, person, 'mine.twice.example'), 409, 'taken');
    await requestDomain(server, person, 'twice.example');
    await requestDomain(server, person, 'a.mine.twice.example');
  });

  test('goes to one of ten who ask at once', async () => {
    const name = freshName();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        askFor(server, index % 2 === 0 ? person : stranger, name),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('goes to one where two ask for names above and below each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = freshName();
      const answers = await Promise.all([
        askFor(server, person, name),
        askFor(server, stranger, `a.${name}`),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    }
  });

  test('is proven anew by its next owner', async () => {
    const name = freshName();
    const first = await requestDomain(server, person, name);
    await removeDomain(server, person, first._id);
    const second = await requestDomain(server, stranger, name);
    expect(second.verification.value).not.toBe(first.verification.value);
    await removeDomain(server, stranger, second._id);
    const third = await requestDomain(server, person, name);
    expect(third.verification.value).not.toBe(first.verification.value);
  });
});

test('everybody has a hundred domains at the most', async () => {
  const collector = await registerApproved(server, admin, 'collector');
  for (let index = 0; index < 99; index += 1) {
    await requestDomain(server, collector, `c${index}.example.com`);
  }
  const last = await Promise.all(
    ['x', 'y', 'z'].map((letter) => askFor(server, collector, `c-${letter}.example.com`)),
  );
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  await expectFailure(await askFor(server, collector, 'c-99.example.com'), 409, 'domain_limit');
  const { domains } = await mine(collector);
  expect(domains).toHaveLength(100);
  const [newest, ...older] = domains.map(({ createdAt }) => createdAt);
  expect([newest, ...older]).toEqual([newest, ...older].toSorted().toReversed());
  await removeDomain(server, collector, domains[0]?._id ?? '');
  await requestDomain(server, collector, 'c-99.example.com');

  const { total } = await all();
  const gone = await call('DELETE', `/api/auth/users/${collector.id}`, admin);
  expect(gone.status).toBe(200);
  expect((await all()).total).toBe(total - 100);
  expect((await pending()).total).toBe((await all('?status=pending')).domains.length);
  await requestDomain(server, stranger, 'c0.example.com');
});
