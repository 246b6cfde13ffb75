// @both-stacks

import { expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { sendParts } from '../../../support/api/uploads.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
const admin = await becomeAdministrator(server);

const expiring = async (token: string | undefined) =>
  send(server.origin, 'GET', '/api/upload/expiring', token === undefined ? {} : { token });

async function put(token: string, filename: string, expiry: string): Promise<void> {
  const file = { name: 'file', filename, type: 'text/plain', content: filename };
  const answer = await sendParts(server, token, [{ name: 'expires', content: expiry }, file]);
  expect(answer.status).toBe(201);
}

async function namesOf(token: string): Promise<string[]> {
  const answer = await expiring(token);
  expect(answer.status).toBe(200);
  const { data } = await answer.json();
  return data.uploads.map(({ originalName }: { originalName: string }) => originalName);
}

test('the uploads that expire within a week are listed, the next one first, and no others', async () => {
  const owner = await registerApproved(server, admin);
  const other = await registerApproved(server, admin);
  expect(await namesOf(owner.token)).toEqual([]);
  for (const [name, expiry] of [
    ['in-six-days.txt', '6d'],
    ['in-an-hour.txt', '1h'],
    ['in-eight-days.txt', '8d'],
    ['never.txt', 'never'],
    ['in-two-days.txt', '2d'],
  ] as const) {
    await put(owner.token, name, expiry);
  }
  await put(other.token, 'foreign.txt', '1h');
  expect(await namesOf(owner.token)).toEqual([
    'in-an-hour.txt',
    'in-two-days.txt',
    'in-six-days.txt',
  ]);
  const [first] = (await (await expiring(owner.token)).json()).data.uploads;
  await send(server.origin, 'DELETE', `/api/upload/${first._id}`, { token: owner.token });
  expect(await namesOf(owner.token)).toEqual(['in-two-days.txt', 'in-six-days.txt']);
});

test('at most five are listed', async () => {
  const owner = await registerApproved(server, admin);
  for (const hours of [7, 6, 5, 4, 3, 2]) {
    await put(owner.token, `${hours}.txt`, `${hours}h`);
  }
  expect(await namesOf(owner.token)).toEqual(['2.txt', '3.txt', '4.txt', '5.txt', '6.txt']);
});

test('nobody sees them without signing in', async () => {
  await expectFailure(await expiring(undefined), 401, 'unauthenticated');
});
