// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, type Person, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { startServer } from '../../support/servers/server.ts';
import { NameServer } from '../../support/services/name-server.ts';
import { waitFor } from '../../support/wait.ts';

const dns = await NameServer.start();
afterAll(() => dns[Symbol.asyncDispose]());
const server = await startServer({
  DNS_SERVERS: dns.address,
  PUBLIC_ADDRESSES: '192.0.2.1',
  WORKERS: '2',
});
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const check = ({ token }: Person, id: string) =>
  send(server.origin, 'POST', `/api/domains/${id}/check`, {
    token,
    headers: { connection: 'close' },
  });

let count = 0;
async function domainsOf(person: Person, wanted: number): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < wanted; each += 1) {
    const name = `limit-${(count += 1)}.example.com`;
    ids.push((await requestDomain(server, person, name))._id);
  }
  // As after the first check of each, some time ago.
  await waitFor(
    'the first checks',
    async () => {
      const list = await send(server.origin, 'GET', '/api/domains/my', { token: person.token });
      const { data } = await list.json();
      return data.domains.every(
        ({ verification }: { verification: { checkedAt: string | null } }) =>
          verification.checkedAt,
      );
    },
    { timeoutMs: 60_000 },
  );
  const late = Date.now() + 3_600_000;
  await runStatement(server, `update domains set check_began_at = 1, next_check_at = ${late}`);
  return ids;
}

test('one person has so many domains checked in ten minutes, over all processes, and no more', async () => {
  for (const person of [await registerApproved(server, admin), admin]) {
    const ids = await domainsOf(person, 31);
    for (const id of ids.slice(0, 30)) expect((await check(person, id)).status).toBe(200);
    const refused = await check(person, ids[30] ?? '');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    await expectFailure(refused, 429, 'too_many_attempts');
  }
  const other = await registerApproved(server, admin);
  const [own = ''] = await domainsOf(other, 1);
  expect((await check(other, own)).status).toBe(200);
  // A check that the domain’s own limit refuses does not count against its owner’s.
  for (let time = 0; time < 40; time += 1) {
    const again = await check(other, own);
    expect(again.headers.get('retry-after')).toBe('10');
    await expectFailure(again, 429, 'too_many_attempts');
  }
  const [next = ''] = await domainsOf(other, 1);
  expect((await check(other, next)).status).toBe(200);
});
