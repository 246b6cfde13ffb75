import { expect, test } from 'bun:test';
import { Resolver } from 'node:dns';

import { parseSize } from '@perch/contract/text/size';
import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';

import { anyText, hostName } from '../../../test/support/hostile/any-text.ts';
import { createClientAddress } from '../http/request/client-address.ts';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

const address = fc.oneof(fc.ipV4(), fc.ipV6(), hostName);
const value = fc.oneof(
  anyText,
  fc.webUrl(),
  fc.emailAddress(),
  fc.integer().map(String),
  fc.tuple(address, fc.oneof(fc.integer(), fc.double(), anyText)).map((parts) => parts.join('/')),
  fc.tuple(address, fc.oneof(fc.integer(), anyText)).map((parts) => parts.join(':')),
  fc
    .tuple(fc.constantFrom('http', 'smtp', 'smtps', 'postgres'), anyText)
    .map((all) => all.join('://')),
  fc.array(address, { maxLength: 3 }).map((all) => all.join(', ')),
  fc
    .tuple(fc.double(), fc.constantFrom('', 'B', 'KB', 'MB', 'GB', 'TB'))
    .map((all) => all.join('')),
);
const environment = fc.record(
  Object.fromEntries(Object.keys(settings).map((name) => [name, value])),
  { requiredKeys: [] },
);
const one = fc.tuple(fc.constantFrom(...Object.keys(settings)), value).map(([name, text]) => ({
  [name]: text,
}));

// An address with a suffix is almost valid, and therefore generated more often.
const part = fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double(), anyText).map(String);
const lists = fc.record(
  {
    TRUSTED_PROXIES: fc.tuple(address, part).map((parts) => parts.join('/')),
    DNS_SERVERS: fc.tuple(address, part).map((parts) => parts.join(':')),
    BASE_DOMAINS: fc.tuple(hostName, part).map((parts) => parts.join('.')),
  },
  { requiredKeys: [] },
);

/** The configuration, or undefined for one that is refused in a sentence. */
function read(variables: Record<string, string | undefined>) {
  try {
    return readConfig(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const secret = variables['SECRET_KEY'];
    if (secret && secret.length > 12) expect(String(error)).not.toContain(secret);
    return undefined;
  }
}

test('whatever stands in the environment, it is refused in a sentence or can be used', () => {
  fc.assert(
    fc.property(fc.oneof(one, environment, lists), (variables) => {
      const config = read(variables);
      if (!config) return;
      expect(config.port).toBeWithin(1, 65_536);
      expect(config.publicUrl).toBe(new URL(config.publicUrl).origin);
      const maxFileBytes = settings.MAX_FILE_SIZE.schema.parse(config.locked.MAX_FILE_SIZE);
      expect(maxFileBytes).toBeGreaterThan(0);
      expect(Number.isSafeInteger(maxFileBytes)).toBe(true);
      expect(config.mailFrom).not.toMatch(/[\r\n]/);
      // These values are used without further parsing.
      createClientAddress(config.trustedProxies).clientAddress('192.0.2.1', '192.0.2.2');
      if (config.dnsServers.length > 0) new Resolver().setServers(config.dnsServers);
      if (config.smtpUrl !== undefined) createTransport({ url: config.smtpUrl }).close();
      for (const name of config.baseDomains) {
        expect(new URL(`http://${name}`).hostname).toBe(name);
      }
    }),
  );
});

test('a size is a whole number of bytes or none', () => {
  fc.assert(
    fc.property(value, (text) => {
      const bytes = parseSize(text);
      if (bytes !== undefined) expect(Number.isSafeInteger(bytes) && bytes >= 0).toBe(true);
    }),
  );
});

test('a whole number with a unit is that many', () => {
  const unit = fc.constantFrom<[string, number]>(['B', 0], ['KB', 1], ['mb', 2], ['GB', 3]);
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      unit,
      fc.constantFrom('', ' '),
      (count, [name, power], space) => {
        expect(parseSize(`${count}${space}${name}`)).toBe(count * 1024 ** power);
      },
    ),
  );
});
