import { Authority, startCaddy } from '../../support/services/caddy.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { Perch } from './servers/perch.ts';
import { freePort } from './servers/ports.ts';
import { test as base } from './test.ts';

interface Outside {
  /** A real name server, the only one that Perch asks. */
  dns: NameServer;
  /** The loopback address that domains are to point to. */
  address: string;
  /** A real Caddy in front of Perch at that address, as it is deployed. */
  isBehindCaddy: boolean;
}

/** The tests' own test, in a world with a name server and, where wanted, HTTPS. */
export const test = base.extend<Outside>({
  address: ['127.0.0.1', { option: true }],
  isBehindCaddy: [false, { option: true }],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
  dns: async ({}, use) => {
    await using dns = await NameServer.start({}, await freePort());
    await use(dns);
  },

  perch: async ({ env, dns, address, isBehindCaddy }, use) => {
    const outside = { DNS_SERVERS: dns.address, PUBLIC_ADDRESSES: address, ...env };
    await using perch = await Perch.start(outside);
    if (!isBehindCaddy) {
      await use(perch);
      return;
    }
    await using authority = await Authority.create();
    await using _ = await startCaddy({
      authority,
      address,
      perch: `127.0.0.1:${perch.port}`,
    });
    await perch.restart({ ...outside, NODE_EXTRA_CA_CERTS: authority.certificate });
    await use(perch);
  },
});

export { expect } from './test.ts';
