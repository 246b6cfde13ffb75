import { expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';

import { showLanguage } from '../../language/messages.ts';
import { checkResults, isVerified } from './check-results.ts';
import { domainWith } from './domain-fixture.ts';

await showLanguage({ locale: 'en', isChosen: false });

const domain = domainWith({});
const wordsOf = (each: Domain) =>
  checkResults(each).map(({ label, state, word }) => `${label}: ${state}, ${word}`);

test('a check that passed has no reason', () => {
  expect(wordsOf(domain)).toEqual([
    'Ownership: passed, verified',
    'Pointing here: passed, yes',
    'HTTPS: passed, works',
  ]);
  expect(checkResults(domain).map(({ reason }) => reason)).toEqual(['', '', '']);
  expect(isVerified(domain)).toBe(true);
});

test('what fails has the reason of the server', () => {
  const reasons = { owned: 'TXT record not found', pointing: 'points to 192.0.2.9', https: 'late' };
  const failing = domainWith({}, { owned: false, pointing: false, https: false, reasons });
  expect(wordsOf(failing)).toEqual([
    'Ownership: failed, not verified',
    'Pointing here: failed, no',
    'HTTPS: failed, not working',
  ]);
  expect(checkResults(failing).map(({ reason }) => reason)).toEqual(Object.values(reasons));
  expect(isVerified(failing)).toBe(false);
});

test('HTTPS has not failed where it was not tried', () => {
  const waiting = domainWith({ isLive: false, status: 'pending' }, { https: false });
  expect(checkResults(waiting).at(-1)).toEqual({
    label: 'HTTPS',
    state: 'pending',
    word: 'not yet',
    reason: 'checked once the domain is approved and verified',
  });
  const justApproved = domainWith({ isLive: true, status: 'approved' }, { https: false });
  expect(checkResults(justApproved).at(-1)).toMatchObject({
    word: 'not yet',
    reason: 'will be checked in a moment',
  });
});

test('nothing is said of what was not checked yet', () => {
  const fresh = domainWith({}, { checkedAt: null, owned: false, pointing: false, https: false });
  expect(new Set(checkResults(fresh).map(({ word }) => word))).toEqual(
    new Set(['not checked yet']),
  );
  expect(isVerified(fresh)).toBe(false);
});

test('ownership of a subdomain of the server is not checked', () => {
  const labels = checkResults({ ...domain, type: 'subdomain' }).map(({ label }) => label);
  expect(labels).toEqual(['Pointing here', 'HTTPS']);
});
