// @desktop @long

import { store } from '../support/files/files.ts';
import { hostileFiles } from '../support/files/hostile-files.ts';
import { Attacker } from '../support/servers/attacker-site.ts';
import { Relay } from '../support/servers/header-proxy.ts';
import { launch } from '../support/servers/launch.ts';
import { Elsewhere } from '../support/servers/other-site.ts';
import type { Perch } from '../support/servers/perch.ts';
import { approveDomain, requestDomain } from '../support/state/domains.ts';
import { expect, storedToken, test as base } from '../support/test.ts';

const domain = 'files.perch.example';

const test = base.extend<{
  elsewhere: Elsewhere;
  attacker: Attacker;
  links: string[];
  onDomain: string[];
}>({
  env: { BASE_DOMAINS: 'perch.example' },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
  elsewhere: async ({}, use) => {
    await using elsewhere = await Elsewhere.start();
    await use(elsewhere);
  },

  attacker: async ({ page, elsewhere }, use) => use(new Attacker(page, elsewhere)),

  /** Of every hostile file, on the app's host. */
  links: async ({ perch, token, elsewhere, complaints }, use) => {
    // Browsers complain about everything that they refuse, which these tests want.
    complaints.announce(/./);
    await use(await storeAll(perch, token, elsewhere));
  },

  /** The same on a domain of their owner's. */
  onDomain: async ({ perch, token, links }, use) => {
    const id = await requestDomain(perch, token, domain, 'subdomain');
    await approveDomain(perch, token, id);
    const { port } = perch;
    await use(links.map((link) => link.replace(/^.*\/f\//, `http://${domain}:${port}/`)));
  },
});

test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, `--host-resolver-rules=MAP ${domain} 127.0.0.1`],
  },
});
test.setTimeout(180_000);

function storeAll(perch: Perch, token: string, { origin }: Elsewhere): Promise<string[]> {
  return Promise.all(hostileFiles(origin).map((file) => store(perch, token, file)));
}

test('where a server believes what senders claim, the same files run and read', async ({
  page,
  token,
  elsewhere,
  attacker,
  complaints,
}) => {
  complaints.announce(/./);
  await using naive = await Elsewhere.start();
  const links = naive.serve(hostileFiles(elsewhere.origin));
  const takeStolen = () => {
    const stolen = elsewhere.reports.splice(0).filter((report) => report.token === token);
    return [...new Set(stolen.map(({ kind }) => kind))];
  };
  // The first of them are the best known; the others are tried below.
  await attacker.openEach(links.slice(0, 20));
  const opened = takeStolen();
  for (const name of ['page.html', 'page.xhtml', 'page.xml', 'drawing.svg', 'two-types.txt']) {
    expect(opened).toContain(name);
  }
  expect(opened.length).toBeGreaterThanOrEqual(9);
  await attacker.embedEach(links);
  expect(takeStolen().length).toBeGreaterThanOrEqual(30);
  await page.goto(naive.origin);
  const used = await attacker.useEach(links);
  for (const way of ['script', 'module', 'import', 'worker', 'serviceWorker']) {
    expect(used).toContain(`${way} ${naive.origin}/files/script.js`);
  }
  expect(used).toContain(`style ${naive.origin}/files/style.css`);
  elsewhere.reports.length = 0;
  await attacker.frameEach(links);
  expect(takeStolen().length).toBeGreaterThanOrEqual(30);
});

test('on the app’s host, no file runs or reads, however it is opened or embedded', async ({
  page,
  links,
  elsewhere,
  attacker,
  token,
}) => {
  expect(await attacker.useEach(links)).toEqual([]);
  await attacker.frameEach(links);
  await attacker.openEach(links);
  await attacker.embedEach(links);
  expect(elsewhere.reports).toEqual([]);
  await page.goto('/uploads');
  expect(await storedToken(page)).toBe(token);
});

test('without any policy, the type and the disposition alone let no file run', async ({
  page,
  perch,
  links,
  elsewhere,
  attacker,
}) => {
  await using relay = await Relay.start(perch.origin, (_, headers) => {
    headers.delete('content-security-policy');
  });
  const relayed = links.map((link) => link.replace(perch.origin, relay.origin));
  const home = await page.goto(`${relay.origin}/login`);
  expect(home?.headers()['content-security-policy']).toBeUndefined();
  expect(await attacker.useEach(relayed)).toEqual([]);
  await attacker.frameEach(relayed);
  expect(elsewhere.reports).toEqual([]);
});

test('where types and dispositions are wrong, the policy alone lets no file read', async ({
  page,
  perch,
  links,
  elsewhere,
  attacker,
}) => {
  const types = new Map(
    hostileFiles('').map(({ mimeType }, index) => [new URL(links[index] ?? '').pathname, mimeType]),
  );
  await using relay = await Relay.start(perch.origin, (path, headers) => {
    const type = types.get(path);
    if (type === undefined) return;
    headers.set('content-type', type);
    headers.delete('content-disposition');
    headers.delete('x-content-type-options');
  });
  const relayed = links.map((link) => link.replace(perch.origin, relay.origin));
  await attacker.openEach(relayed.slice(0, 20));
  await page.goto(`${relay.origin}/login`);
  // Styles may come from anywhere on the host; what they load may not.
  const used = await attacker.useEach(relayed);
  expect(used.filter((way) => !way.startsWith('style '))).toEqual([]);
  await attacker.frameEach(relayed);
  expect(elsewhere.reports).toEqual([]);
});

test('on a domain of one’s own, no file runs or reads', async ({
  page,
  onDomain,
  elsewhere,
  attacker,
}) => {
  await attacker.openEach(onDomain);
  const front = new URL('/', onDomain[0]).href;
  expect((await page.goto(front))?.status()).toBe(200);
  expect(await attacker.useEach(onDomain)).toEqual([]);
  await attacker.frameEach(onDomain);
  expect(elsewhere.reports).toEqual([]);
});
