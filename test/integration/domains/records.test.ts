// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { checkDomain, requestDomain } from '../../support/api/domains.ts';
import { startServer } from '../../support/servers/server.ts';
import { brokenZone, NameServer, type Records } from '../../support/services/name-server.ts';

const dns = await NameServer.start({ 'cdn.example': ['A 192.0.2.10', 'AAAA 2001:db8::10'] });
afterAll(() => dns[Symbol.asyncDispose]());
const server = await startServer({
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: '192.0.2.1,cdn.example',
  BASE_DOMAINS: 'perch.example',
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

let count = 0;
const freshName = (below = 'example.com') => `d${(count += 1)}.${below}`;
type Case = (name: string, value: string) => Records;

/**
 * What a check finds for each of these cases, which are all checked at once. Their owner is a new one: an owner
 * has thirty checks in ten minutes, and one that the background check was faster to begin counts too.
 */
async function survey<Name extends string>(cases: Record<Name, Case>, below?: string) {
  const person = await registerApproved(server, admin);
  const asked: [Name, Domain][] = [];
  for (const name in cases) {
    asked.push([name, await requestDomain(server, person, freshName(below))]);
  }
  const records = asked.map(([name, { domain, verification }]) =>
    cases[name](domain, verification.value),
  );
  await dns.set(Object.assign({}, ...records));
  const checked = asked.map(async ([name, { _id }]) => {
    const { verification } = await checkDomain(server, person, _id);
    return [name, verification] as const;
  });
  return new Map(await Promise.all(checked));
}

const proof = (name: string) => `_perch.${name}`;

describe('ownership', () => {
  test('is seen in every form that a record may have', async () => {
    const found = await survey({
      'one string': (name, value) => ({ [proof(name)]: [`TXT "${value}"`] }),
      'two strings': (name, value) => ({
        [proof(name)]: [`TXT "${value.slice(0, 9)}" "${value.slice(9)}"`],
      }),
      'space around it': (name, value) => ({ [proof(name)]: [`TXT " ${value} "`] }),
      'others beside it': (name, value) => ({
        [proof(name)]: ['TXT "v=spf1" "-all"', `TXT "${value}"`, 'TXT "x"'],
      }),
      'the name in capitals': (name, value) => ({
        [proof(name).toUpperCase()]: [`TXT "${value}"`],
      }),
      'another name': (name, value) => ({
        [proof(name)]: ['CNAME proofs.example.net.'],
        'proofs.example.net': [`TXT "${value}"`],
      }),
    });
    for (const [name, { owned, reasons }] of found) {
      expect({ name, owned, reason: reasons.owned }).toEqual({ name, owned: true, reason: '' });
    }
    expect(found.size).toBe(6);
  });

  test('is not seen in another value, another account’s or another domain’s among them', async () => {
    const other = await registerApproved(server, admin, 'other');
    const person = await registerApproved(server, admin);
    const theirs = await requestDomain(server, other, freshName());
    const mine = await requestDomain(server, person, freshName());
    const values: Record<string, (value: string) => string[]> = {
      // Hexadecimal digits without a letter would be the same in capitals.
      capitals: (value) => [`TXT "${value.toUpperCase()}A"`],
      'cut short': (value) => [`TXT "${value.slice(1)}"`],
      'more behind it': (value) => [`TXT "${value}0"`],
      'more before it': (value) => [`TXT "x${value}"`],
      'something else': () => ['TXT "verified"'],
      'of another owner': () => [`TXT "${theirs.verification.value}"`],
      'of another domain': () => [`TXT "${mine.verification.value}"`],
    };
    const cases = Object.entries(values).map(([name, records]): [string, Case] => [
      name,
      (domain, value) => ({ [proof(domain)]: records(value) }),
    ]);
    const found = await survey(Object.fromEntries(cases));
    for (const [name, { owned, reasons }] of found) {
      const reason = 'TXT record has another value';
      expect({ name, owned, reason: reasons.owned }).toEqual({ name, owned: false, reason });
    }
    expect(found.size).toBe(7);
  });
});

const chain = (name: string, hops: number, end: string[]): Records => {
  const names = [name, ...Array.from({ length: hops }, (_, index) => `h${index}.${name}`)];
  const steps = names.map((each, index): [string, string[]] => {
    const next = names[index + 1];
    return [each, next === undefined ? end : [`CNAME ${next}.`]];
  });
  return Object.fromEntries(steps);
};

describe('where a domain leads', () => {
  test('is told in words', async () => {
    const expected = 'expected 192.0.2.1, 192.0.2.10, 2001:db8::10';
    const only =
      (records: string[]): Case =>
      (name) => ({ [name]: records });
    const cases: Record<string, [Case, string]> = {
      'the address': [only(['A 192.0.2.1']), ''],
      'the address of the name': [only(['A 192.0.2.10']), ''],
      'both in another notation': [only(['A 192.0.2.10', 'AAAA 2001:0DB8:0::10']), ''],
      'the name': [only(['CNAME cdn.example.']), ''],
      'another address': [only(['A 203.0.113.9']), `points to 203.0.113.9, ${expected}`],
      'one right, one wrong': [
        only(['A 192.0.2.1', 'AAAA 2001:db8::99']),
        `points to 2001:db8::99, ${expected}`,
      ],
      'a private address': [only(['A 10.1.2.3']), `points to 10.1.2.3, ${expected}`],
      'no such name': [only(['CNAME nowhere.example.']), 'A, AAAA or CNAME record not found'],
      'mail alone': [only(['MX 10 cdn.example.']), 'A, AAAA or CNAME record not found'],
      'a circle': [
        (name) => ({ [name]: [`CNAME a.${name}.`], [`a.${name}`]: [`CNAME ${name}.`] }),
        'its CNAMEs form a loop',
      ],
      'five CNAMEs': [(name) => chain(name, 5, ['A 192.0.2.1']), ''],
      'six CNAMEs': [(name) => chain(name, 6, ['A 192.0.2.1']), 'more than 5 CNAMEs in a row'],
    };
    const asked = Object.entries(cases).map(([name, [records]]): [string, Case] => [name, records]);
    const found = await survey(Object.fromEntries(asked));
    for (const [name, { pointing, reasons }] of found) {
      const reason = cases[name]?.[1] ?? 'unknown';
      const isRight = reason === '';
      expect({ name, pointing, reason: reasons.pointing }).toEqual({
        name,
        pointing: isRight,
        reason,
      });
    }
    expect(found.size).toBe(12);
  });

  test('is not known when its name servers fail', async () => {
    const found = await survey({ broken: () => ({}) }, brokenZone);
    expect(found.get('broken')?.reasons).toMatchObject({
      owned: 'the name servers answered SERVFAIL',
      pointing: 'the name servers answered SERVFAIL',
    });
  });

  test('is told of subdomains without a proof of ownership', async () => {
    await dns.set({ '*.perch.example': ['A 192.0.2.1'] });
    const person = await registerApproved(server, admin);
    const { _id } = await requestDomain(server, person, 'ann.perch.example', 'subdomain');
    const { verification } = await checkDomain(server, person, _id);
    expect(verification).toMatchObject({ owned: false, pointing: true });
    expect(verification.reasons).toMatchObject({ owned: '', pointing: '' });
  });
});
