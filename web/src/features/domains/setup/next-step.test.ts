import { expect, test } from 'bun:test';

import type { Domain } from '@perch/contract/domains';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { domainWith } from '../../../ui/domain/domain-fixture.ts';
import { isInProgress, nextStep } from './next-step.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('domains');

const nothing = { owned: false, pointing: false, https: false };
const pending = { status: 'pending', isLive: false } as const;
const sayingOf = (domain: Domain) => {
  const { tone, text } = nextStep(domain);
  return `${tone}: ${text}`;
};

test('a domain is led from its record to being live', () => {
  const steps: [Domain, string][] = [
    [domainWith(pending, { ...nothing, checkedAt: null }), 'todo: Next: add the TXT record'],
    [domainWith(pending, nothing), 'An administrator has to approve it as well.'],
    [domainWith({ isLive: false }, nothing), 'goes live as soon as the record is seen'],
    [domainWith(pending, { ...nothing, owned: true }), 'Next: point it here. An administrator'],
    [domainWith({}, { pointing: false, https: false }), 'Links on it work from then on.'],
    [
      domainWith(pending, { https: false }),
      'waiting: Your records are correct. Waiting for an adm',
    ],
    [domainWith({}, { https: false }), 'waiting: Waiting for HTTPS'],
    [domainWith({}), 'done: Live. Links on it work over HTTPS.'],
  ];
  for (const [domain, saying] of steps) expect(sayingOf(domain)).toContain(saying);
});

test('a live domain whose record is gone is warned about', () => {
  expect(sayingOf(domainWith({}, { owned: false }))).toContain('todo: Put the TXT record back');
});

test('a domain that is stopped says why, and how it comes back', () => {
  const disabled = domainWith({ isLive: false, disabledAt: '2026-11-21T08:00:00.000Z' }, nothing);
  expect(sayingOf(disabled)).toMatch(/^stopped: Disabled since 21\.11\.2026, \d\d:\d\d, because/);
  expect(sayingOf(disabled)).toContain('is enabled again');
  const rejected = domainWith({ status: 'rejected', isLive: false }, nothing);
  expect(sayingOf(rejected)).toContain('stopped: An administrator has rejected this domain.');
});

test('a subdomain leaves nothing to set up', () => {
  const type = 'subdomain';
  expect(sayingOf(domainWith({ ...pending, type }, nothing))).toContain(
    'do not have to set anything up',
  );
  const fresh = domainWith({ type }, { ...nothing, checkedAt: null });
  expect(sayingOf(fresh)).toContain('Checking whether');
  expect(sayingOf(domainWith({ type }, nothing))).toContain('administrator still has to point it');
  expect(sayingOf(domainWith({ type }))).toBe('done: Live. Links on it work over HTTPS.');
});

test('a domain is in progress until nothing is missing', () => {
  expect(isInProgress(domainWith(pending, nothing))).toBe(true);
  expect(isInProgress(domainWith(pending))).toBe(true);
  expect(isInProgress(domainWith({}, { https: false }))).toBe(true);
  expect(isInProgress(domainWith({}))).toBe(false);
  expect(isInProgress(domainWith({ status: 'rejected', isLive: false }, nothing))).toBe(false);
});
