// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { createSenders } from '../../support/api/link-options.ts';
import { createTagger } from '../../support/api/tags.ts';
import { mustPerch } from '../../support/servers/backups.ts';
import { startServer } from '../../support/servers/server.ts';

// Requests that write the same tags at once. No transaction may end in a deadlock: PostgreSQL would end one of them
// after a second, and its answer were 503.

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const rounds = 8;

async function newcomer() {
  const person = await registerApproved(server, admin);
  return { ...createTagger(server, person.token), ...createSenders(server, person.token) };
}

/** The statuses of answers, none of which is a failure of the server. */
function statusesOf(answers: readonly Response[]): number[] {
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  return statuses;
}

const nothingWrong = async () =>
  expect(await mustPerch(server.installation, 'check')).not.toContain('✗');

test('the same new tag of several requests is made once, and counts all of their files', async () => {
  const { byForm, change, apply, tagged, counts } = await newcomer();
  const { _id } = await tagged('');
  const other = await tagged('');
  const answers = await Promise.all([
    ...['New', 'new', 'NEW'].map((tags) => byForm({ tags })),
    change(_id, { tags: ['new', 'Same'] }),
    change(_id, { tags: ['same', 'New'] }),
    apply({ uploads: [other._id, _id], add: ['nEW'] }),
    apply({ uploads: [_id, other._id], add: ['neW'] }),
  ]);
  expect(statusesOf(answers)).toEqual([201, 201, 201, 200, 200, 200, 200]);
  expect(Object.values(await counts()).toSorted()).toEqual([1, 5]);
  await nothingWrong();
});

test('changes of the same files in any order end, with counts that are right', async () => {
  const { change, apply, call, tagged, read, counts } = await newcomer();
  const files = [await tagged('a,b'), await tagged('b,c'), await tagged('')];
  const ids = files.map(({ _id }) => _id);
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([
      apply({ uploads: ids, add: ['c', 'a'], remove: ['b'] }),
      apply({ uploads: ids.toReversed(), add: ['b'], remove: ['a'] }),
      ...ids.map((id, n) => change(id, { tags: [`t${n}`, 'a', 'b'] })),
      call('DELETE', `/api/upload/${ids[round % 3]}`),
    ]);
    statusesOf(answers);
    await call('POST', `/api/upload/${ids[round % 3]}/restore`);
  }
  const all = await Promise.all(ids.map(read));
  const expected = Map.groupBy(
    all.flatMap(({ tags }) => tags),
    (tag) => tag,
  );
  const used = Object.entries(await counts()).filter(([, count]) => count > 0);
  expect(Object.fromEntries(used)).toEqual(
    Object.fromEntries([...expected].map(([tag, each]) => [tag, each.length])),
  );
  await nothingWrong();
});

test('tags are joined and deleted while files get and lose them', async () => {
  const { change, apply, call, tagged, idOf, counts, byForm } = await newcomer();
  const files = [await tagged('a,b'), await tagged('a'), await tagged('b')];
  const ids = files.map(({ _id }) => _id);
  for (let round = 0; round < rounds; round += 1) {
    await apply({ uploads: ids, add: ['a', 'b', 'c'] });
    const [a, b, c] = [await idOf('a'), await idOf('b'), await idOf('c')];
    const answers = await Promise.all([
      call('PATCH', `/api/tags/${a}`, { name: 'b', merge: true }),
      call('PATCH', `/api/tags/${b}`, { name: 'a', merge: true }),
      call('DELETE', `/api/tags/${c}`),
      apply({ uploads: ids.toReversed(), add: ['a', 'c'] }),
      change(ids[0] ?? '', { tags: ['a', 'b'] }),
      byForm({ tags: 'a,b,c' }),
      call('DELETE', `/api/upload/${ids[1]}`),
    ]);
    statusesOf(answers);
    await call('POST', `/api/upload/${ids[1]}/restore`);
  }
  for (const name of Object.keys(await counts())) expect(['a', 'b', 'c']).toContain(name);
  await nothingWrong();
});

test('files with tags are deleted by several requests at once', async () => {
  const { call, tagged, counts } = await newcomer();
  const files = await Promise.all(Array.from({ length: 12 }, (_, n) => tagged(`a,t${n % 3}`)));
  const answers = await Promise.all(
    files.flatMap(({ _id }) => [
      call('DELETE', `/api/upload/${_id}`),
      call('DELETE', `/api/upload/${_id}?permanent=true`),
      call('DELETE', '/api/trash'),
    ]),
  );
  statusesOf(answers);
  await call('DELETE', '/api/trash');
  expect(await counts()).toEqual({ a: 0, t0: 0, t1: 0, t2: 0 });
  await nothingWrong();
});
