import { describe, expect, test } from 'bun:test';

import type { DomainType } from '@perch/contract/domains';

import { AppError } from '../../../lib/errors.ts';
import { refuseReserved } from './reserved-names.ts';

const own = { appHost: 'perch.files.example.org', baseDomains: ['example.net', 'a.example.net'] };

function codeOf(name: string, type: DomainType, names = own): string {
  try {
    refuseReserved(name, type, names);
    return 'free';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('a domain of one’s own', () => {
  test.each([
    'example.com',
    'files.example.com',
    'badexample.net',
    'other.example.org',
    'www.example.com',
    'xn--bcher-kva.example',
    'local.example.com',
    'nottest.com',
    'example.co.uk',
    'alice.github.io',
    'city.kawasaki.jp',
    'www.ck',
    'unheard-of.zone-without-a-list',
  ])('can be %s', (name) => {
    expect(codeOf(name, 'domain')).toBe('free');
  });

  test.each([
    ['the app’s host', 'perch.files.example.org'],
    ['a parent of the app’s host', 'files.example.org'],
    ['a parent’s parent of the app’s host', 'example.org'],
    ['a child of the app’s host', 'a.perch.files.example.org'],
    ['a child’s child of the app’s host', 'a.b.perch.files.example.org'],
    ['a base domain', 'example.net'],
    ['a child of a base domain', 'alice.example.net'],
    ['a child’s child of a base domain', 'alice.b.example.net'],
    ['a base domain below another', 'a.example.net'],
  ])('cannot be %s: %s', (_, name) => {
    expect(codeOf(name, 'domain')).toBe('reserved');
  });

  test.each([
    'app.localhost',
    'printer.local',
    'a.b.local',
    'db.internal',
    'example.test',
    'abcdefghijklmnop.onion',
    '1.0.0.127.in-addr.arpa',
    'router.home.arpa',
  ])('cannot be a name without a meaning on the internet: %s', (name) => {
    expect(codeOf(name, 'domain')).toBe('reserved');
  });

  test.each([
    'co.uk',
    'com.au',
    'gov.uk',
    'github.io',
    'pages.dev',
    'duckdns.org',
    'kawasaki.jp',
    'anything.kawasaki.jp',
    'anything.ck',
    's3.amazonaws.com',
    'xn--55qx5d.cn',
  ])('cannot be a public suffix: %s', (name) => {
    expect(codeOf(name, 'domain')).toBe('reserved');
  });
});

describe('a subdomain', () => {
  test.each([
    'alice.example.net',
    'alice.a.example.net',
    'xn--bcher-kva.example.net',
    'w.example.net',
  ])('can be %s', (name) => {
    expect(codeOf(name, 'subdomain')).toBe('free');
  });

  test('can be under a base domain of whatever kind the operator has chosen', () => {
    for (const base of ['localhost', 'files.local', 'alice.github.io', 'perch.example.co.uk']) {
      const names = { appHost: base, baseDomains: [base] };
      expect(codeOf(`alice.${base}`, 'subdomain', names)).toBe('free');
    }
  });

  test.each([
    'example.com',
    'alice.example.com',
    'alice.b.example.net',
    'alice.b.a.example.net',
    'aliceexample.net',
    'alice.perch.files.example.org',
  ])('is one name directly under a base domain, unlike %s', (name) => {
    expect(codeOf(name, 'subdomain')).toBe('invalid_request');
  });

  test.each([
    'www api mail admin administrator root postmaster hostmaster webmaster abuse support help',
    'smtp imap pop ftp ns ns1 ns23 mx mx10 dns dns2 www2 mail1 api2 autoconfig autodiscover',
    'wpad isatap mta-sts localhost local internal test status static cdn cdn3 app assets auth',
    'login register account dashboard billing security perch example vpn git shop',
  ])('cannot be one of the operator’s: %s', (labels) => {
    for (const label of labels.split(' ')) {
      expect(`${label} ${codeOf(`${label}.example.net`, 'subdomain')}`).toBe(`${label} reserved`);
    }
  });

  test('can have a name that only begins like one of the operator’s', () => {
    for (const label of ['admins-club', 'wwwalice', 'mailbox', 'apiary', 'nsa', 'mx-alice']) {
      expect(`${label} ${codeOf(`${label}.example.net`, 'subdomain')}`).toBe(`${label} free`);
    }
  });

  test('cannot be the app’s host, its parent or a base domain, though they are under a base domain', () => {
    const names = {
      appHost: 'app.here.example.net',
      baseDomains: ['example.net', 'b.example.net'],
    };
    expect(codeOf('here.example.net', 'subdomain', names)).toBe('reserved');
    expect(codeOf('b.example.net', 'subdomain', names)).toBe('reserved');
    expect(codeOf('example.net', 'subdomain', names)).toBe('reserved');
    expect(codeOf('app.here.example.net', 'subdomain', names)).toBe('reserved');
  });
});
