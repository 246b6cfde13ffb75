import { describe, expect, test } from 'bun:test';

import { createHostGate, hostNameOf, requestedOrigin } from './host-gate.ts';

describe('hostNameOf', () => {
  test.each([
    ['files.example.com', 'files.example.com'],
    ['Files.Example.COM:3000', 'files.example.com'],
    ['files.example.com.', 'files.example.com'],
    ['localhost', 'localhost'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
  ])('reads %j as %j', (header, name) => {
    expect(hostNameOf(header)).toBe(name);
  });

  test.each([
    null,
    '',
    ' ',
    'a, b',
    'a b',
    'a/b',
    'user@a',
    'a:port',
    'a:',
    'a:1234567',
    '.',
    '..',
    '-a.com',
    'a..b:1:2',
    'ä.com',
    'a%2eb',
    'a\tb',
  ])('takes %j for no host', (header) => {
    expect(hostNameOf(header)).toBeUndefined();
  });
});

const requestTo = (host: string, path = '/') =>
  new Request(`http://ignored${path}`, { headers: { host } });

const at = (publicUrl: string, configuredUrl = publicUrl) => ({ publicUrl, configuredUrl });

const noDomains = () => undefined;

describe('the origin of a request', () => {
  const originOf = (headers: Record<string, string>) =>
    requestedOrigin({ headers: new Headers(headers) });

  test.each([
    [{ host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
    [{ host: 'Files.Example.com' }, 'http://files.example.com'],
    [
      { host: 'files.example.com', origin: 'https://files.example.com' },
      'https://files.example.com',
    ],
    [
      { host: 'files.example.com:443', origin: 'https://files.example.com' },
      'https://files.example.com',
    ],
    [{ host: 'files.example.com', origin: 'https://evil.example.net' }, 'http://files.example.com'],
    [{ host: 'files.example.com', origin: 'null' }, 'http://files.example.com'],
  ])('by %j is %s', (headers, origin) => {
    expect(originOf(headers)).toBe(origin);
  });

  test('is none for a host that is none', () => {
    for (const headers of [{}, { host: 'a b' }, { host: 'xn--a' }]) {
      expect(originOf(headers)).toBeUndefined();
    }
  });
});

describe('the gate', () => {
  test('tells a user’s domain from the app’s own', () => {
    const domains = new Map([['i.example.org', { ownerId: 'ann' }]]);
    const gate = createHostGate(at('https://files.example.com'), (name) => domains.get(name));
    expect(gate(requestTo('files.example.com'))).toBe('app');
    expect(gate(requestTo('I.example.org:443'))).toEqual({ ownerId: 'ann' });
    expect(gate(requestTo('i.example.org', '/healthz'))).toEqual({ ownerId: 'ann' });
    expect(() => gate(requestTo('j.example.org'))).toThrow('not served here');
  });

  test('lets its own host in, with any port', () => {
    const gate = createHostGate(at('https://files.example.com'), noDomains);
    gate(requestTo('files.example.com'));
    gate(requestTo('files.example.com:8443'));
    gate(requestTo('FILES.example.com.'));
  });

  test.each(['example.com', 'a.files.example.com', 'files.example.com.evil.com', 'localhost'])(
    'refuses %s, which is not served here',
    (host) => {
      const gate = createHostGate(at('https://files.example.com'), noDomains);
      gate(requestTo('files.example.com'));
      expect(() => gate(requestTo(host))).toThrow('not served here');
    },
  );

  test('takes every name of this machine where it is served on one of them', () => {
    const gate = createHostGate(at('http://localhost:3000'), noDomains);
    gate(requestTo('127.0.0.1:3000'));
    gate(requestTo('[::1]:3000'));
    expect(() => gate(requestTo('192.168.1.2:3000'))).toThrow('not served here');
  });

  test('follows the public address, and goes on for this machine where nothing else is configured', () => {
    const config = at('http://localhost:3000');
    const gate = createHostGate(config, noDomains);
    gate(requestTo('localhost:3000'));
    config.publicUrl = 'http://192.168.1.5:3000';
    gate(requestTo('192.168.1.5:3000'));
    gate(requestTo('127.0.0.1:3000'));
    expect(() => gate(requestTo('192.168.1.6:3000'))).toThrow('not served here');
    config.publicUrl = 'http://localhost:3000';
    expect(() => gate(requestTo('192.168.1.5:3000'))).toThrow('not served here');
  });

  test('answers probes by any valid host, and nothing else', () => {
    const gate = createHostGate(at('https://files.example.com'), noDomains);
    gate(requestTo('10.0.0.7:3000', '/healthz'));
    gate(requestTo('10.0.0.7:3000', '/readyz'));
    gate(requestTo('perch:3000', '/api/tls/ask?domain=i.example.org'));
    expect(() => gate(requestTo('perch:3000', '/api/config'))).toThrow('not served here');
    expect(() => gate(requestTo('a, b', '/healthz'))).toThrow('valid host');
    expect(() => gate(requestTo('10.0.0.7:3000', '/healthz/x'))).toThrow('not served here');
  });
});
