import { expect, test } from 'bun:test';

import { personOf } from './person.ts';

const dn = 'uid=ann,dc=example,dc=org';

test('of several values the first counts, and names of attributes are compared without case', () => {
  const entry = { dn, UID: ['ann', 'anna'], Mail: ['', 'ann@example.org'], entryuuid: 'A-1' };
  expect(personOf(entry)).toEqual({
    dn,
    subject: 'a-1',
    uid: 'ann',
    username: 'ann',
    email: 'ann@example.org',
    memberOf: [],
  });
});

test('an entry is known by its id, of Active Directory too, and by its DN where it has none', () => {
  expect(personOf({ dn, objectGUID: Buffer.from('00ff10', 'hex') }).subject).toBe('00ff10');
  expect(personOf({ dn, objectGUID: [Buffer.from('00ff10', 'hex')] }).subject).toBe('00ff10');
  expect(personOf({ dn, nsUniqueId: '7-8', objectGUID: [] }).subject).toBe('7-8');
  expect(personOf({ dn: 'UID=Ann, dc=Example,dc=org' }).subject).toBe(dn);
});

test('an entry without attributes has no name and no email', () => {
  expect(personOf({ dn, uid: [], mail: '' })).toMatchObject({ username: '', email: '' });
});
