import { becomeAdministrator, registerApproved } from '../test/support/api/accounts.ts';
import {
  approveDomain,
  askFor,
  listDomains,
  removeDomain,
  requestDomain,
} from '../test/support/api/domains.ts';
import { upload } from '../test/support/api/uploads.ts';
import { httpsGet } from '../test/support/http/https-client.ts';
import { createInstallation } from '../test/support/servers/installation.ts';
import { TestServer } from '../test/support/servers/server.ts';
import { Authority, ownAddress, startCaddy } from '../test/support/services/caddy.ts';
import { NameServer } from '../test/support/services/name-server.ts';
import { waitFor } from '../test/support/wait.ts';

// node scripts/bun.mjs bench/domain-life.ts: the life of one domain with its times, behind a real
// name server and a real Caddy, and the answers for names that no user can have.

const name = 'files.example.com';
const address = ownAddress();
await using authority = await Authority.create();
await using dns = await NameServer.start();
await using server = new TestServer(await createInstallation(), {
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: address,
  BASE_DOMAINS: 'perch.example',
  NODE_EXTRA_CA_CERTS: authority.certificate,
});
await using front = new AsyncDisposableStack();
front.use(await startCaddy({ authority, address, perch: `127.0.0.1:${server.port}` }));
await server.start();
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const began = performance.now();
console.log('| Seconds | What happens |\n| ---: | --- |');
function tell(what: string): void {
  console.log(`| ${((performance.now() - began) / 1000).toFixed(2)} | ${what} |`);
}

const visit = (path: string, host = name) =>
  httpsGet({ address, trusted: authority.certificate, name, host, path }).catch(() => undefined);

async function mine() {
  const { domains } = await listDomains(server, owner, 'my');
  return domains.find((domain) => domain.domain === name);
}

async function mayHaveCertificate(): Promise<number> {
  return (await fetch(`${server.origin}/api/tls/ask?domain=${name}`)).status;
}

const { _id: id, verification } = await requestDomain(server, owner, name);
tell(`${name} is asked for; wanted: TXT ${verification.record} = its token, and A ${address}`);
const first = await waitFor('the first check', async () => {
  const domain = await mine();
  return domain?.verification.checkedAt ? domain : undefined;
});
const { owned, pointing } = first.verification.reasons;
tell(
  `first check: “${owned}”, “${pointing}”; may it have a certificate: ${await mayHaveCertificate()}`,
);
await dns.set({ [verification.record]: [`TXT "${verification.value}"`], [name]: [`A ${address}`] });
tell('both records are in DNS');
await waitFor('both records to be seen', async () => {
  const seen = (await mine())?.verification;
  return seen?.owned && seen.pointing;
});
tell(
  `both are seen, without being asked; may it have a certificate: ${await mayHaveCertificate()}`,
);
await approveDomain(server, admin, id);
tell('an administrator approves it');
await waitFor('the name to be allowed', async () => (await mayHaveCertificate()) === 200, {
  everyMs: 5,
});
tell('the proxy is told 200 for this name');
const { fileId } = await upload(server, owner.token, 'note.txt', 'over HTTPS');
const beforeVisit = performance.now();
const answer = await waitFor('the first answer', () => visit(`/${fileId}.txt`));
const firstMs = performance.now() - beforeVisit;
tell(
  `first visit over HTTPS: ${answer.status}, ${firstMs.toFixed(0)} ms with the certificate made`,
);
const beforeSecond = performance.now();
const second = await visit(`/${fileId}.txt`);
tell(`second visit: ${second?.status}, ${(performance.now() - beforeSecond).toFixed(0)} ms`);
for (const [path, host] of [
  ['/', name],
  ['/login', name],
  ['/api/config', name],
  ['/', 'localhost'],
] as const) {
  tell(`GET ${path} with Host ${host} on its TLS name: ${(await visit(path, host))?.status}`);
}
await waitFor('HTTPS to be seen', async () => (await mine())?.verification.https);
tell('the check sees HTTPS working: everything is green');
await removeDomain(server, owner, id);
tell('its owner removes it');
await waitFor('it to be gone', async () => (await visit(`/${fileId}.txt`))?.status !== 200, {
  everyMs: 5,
});
tell(`GET /${fileId}.txt there: ${(await visit(`/${fileId}.txt`))?.status}`);
tell(`may it have a certificate: ${await mayHaveCertificate()}`);
tell(`the file on the app’s host: ${(await fetch(`${server.origin}/f/${fileId}.txt`)).status}`);

console.log('\n| Asked for | As | Answer | Sentence |\n| --- | --- | --- | --- |');
await requestDomain(server, admin, 'held.example.net');
for (const [refused, type] of [
  ['https://example.com', 'domain'],
  ['example.com:443', 'domain'],
  ['user@example.com', 'domain'],
  ['example.com/files', 'domain'],
  ['exa%6dple.com', 'domain'],
  ['*.example.com', 'domain'],
  ['a_b.example.com', 'domain'],
  ['exam ple.com', 'domain'],
  ['-a.example.com', 'domain'],
  [`${'a'.repeat(64)}.example.com`, 'domain'],
  ['xn--a.example.com', 'domain'],
  ['192.0.2.1', 'domain'],
  ['[2001:db8::1]', 'domain'],
  ['1.2.3', 'domain'],
  ['0x7f.1', 'domain'],
  ['localhost', 'domain'],
  ['printer.local', 'domain'],
  ['db.internal', 'domain'],
  ['a.test', 'domain'],
  ['a.onion', 'domain'],
  ['1.0.0.127.in-addr.arpa', 'domain'],
  ['co.uk', 'domain'],
  ['github.io', 'domain'],
  ['perch.example', 'domain'],
  ['a.b.perch.example', 'domain'],
  ['bob.perch.example', 'domain'],
  ['www.perch.example', 'subdomain'],
  ['admin.perch.example', 'subdomain'],
  ['a.b.perch.example', 'subdomain'],
  ['alice.example.com', 'subdomain'],
  ['held.example.net', 'domain'],
  ['HELD.example.net.', 'domain'],
  ['a.held.example.net', 'domain'],
  ['example.net', 'domain'],
] as const) {
  const reply = await askFor(server, owner, refused, type);
  const { code, error } = await reply.json();
  const shown =
    refused.length > 40 ? `${refused.slice(0, 10)}… (${refused.length} letters)` : refused;
  console.log(
    `| \`${shown}\` | ${type} | ${reply.status} ${code ?? ''} | ${error ?? 'accepted'} |`,
  );
}
