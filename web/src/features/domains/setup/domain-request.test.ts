import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../language/messages.ts';
import { type DomainForm, requestedDomain, validateDomainRequest } from './domain-request.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('domains');

const empty: DomainForm = { type: 'subdomain', subdomain: '', baseDomain: '', domain: '' };

test('a subdomain needs its name and a base domain, and nothing else', () => {
  expect(validateDomainRequest(empty)).toEqual({
    subdomain: 'Subdomain name is required',
    baseDomain: 'Base domain is required',
  });
  expect(
    validateDomainRequest({ ...empty, subdomain: 'wren', baseDomain: 'perch.example' }),
  ).toEqual({});
});

test('a domain needs its name, and nothing else', () => {
  expect(validateDomainRequest({ ...empty, type: 'domain', domain: '  ' })).toEqual({
    domain: 'Domain name is required',
  });
  expect(validateDomainRequest({ ...empty, type: 'domain', domain: 'wren.example' })).toEqual({});
});

test('a subdomain is requested by its full name', () => {
  const form = { ...empty, subdomain: ' wren ', baseDomain: 'perch.example', domain: 'other' };
  expect(requestedDomain(form)).toBe('wren.perch.example');
  expect(requestedDomain({ ...form, type: 'domain', domain: ' wren.example ' })).toBe(
    'wren.example',
  );
});
