import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const get = (path: string, token: string) => send(server.origin, 'GET', path, { token });

async function apiTokenOf(person: Person): Promise<string> {
  const answer = await get('/api/auth/token', person.token);
  return (await answer.json()).data.apiToken;
}

async function rotate(person: Person): Promise<string> {
  await confirm(server, person);
  const answer = await send(server.origin, 'POST', '/api/auth/token', { token: person.token });
  expect(answer.status).toBe(201);
  return (await answer.json()).data.apiToken;
}

describe('the API token', () => {
  test('can be shown again, is one person’s, and needs no escaping anywhere', async () => {
    const person = await registerApproved(server, admin);
    const token = await apiTokenOf(person);
    expect(token).toMatch(/^[\w-]{32,}$/);
    expect(await apiTokenOf(person)).toBe(token);
    expect(await apiTokenOf(admin)).not.toBe(token);
    expect(token).not.toBe(person.token);
    expect(await server.stop()).toBe(0);
    await server.start();
    expect(await apiTokenOf(person)).toBe(token);
    expect((await get('/api/upload/my', token)).status).toBe(200);
  });

  test('uploads, lists, reads and deletes its owner’s files and reads client files', async () => {
    const person = await registerApproved(server, admin);
    const token = await apiTokenOf(person);
    const { _id } = await upload(server, token, 'note.txt', 'by token');
    const list = await (await get('/api/upload/my', token)).json();
    expect(list.data.uploads).toHaveLength(1);
    expect((await get(`/api/upload/${_id}`, token)).status).toBe(200);
    expect((await get('/api/upload/sharex-config', token)).status).toBe(200);
    expect((await get('/api/clients/sharex', token)).status).toBe(200);
    const removal = await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token });
    expect(removal.status).toBe(200);
  });

  test.each([
    ['GET', '/api/auth/me'],
    ['GET', '/api/auth/token'],
    ['POST', '/api/auth/token'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/auth/pending'],
    ['PUT', '/api/auth/approve/unknown'],
  ])('may not %s %s, not even an administrator’s', async (method, path) => {
    const token = await apiTokenOf(admin);
    await expectFailure(await send(server.origin, method, path, { token }), 403, 'forbidden');
    expect(await apiTokenOf(admin)).toBe(token);
  });

  test('stops working when it is replaced', async () => {
    const person = await registerApproved(server, admin);
    const old = await apiTokenOf(person);
    const fresh = await rotate(person);
    expect(fresh).not.toBe(old);
    await expectFailure(await get('/api/upload/my', old), 401, 'unauthenticated');
    expect((await get('/api/upload/my', fresh)).status).toBe(200);
    expect((await get('/api/auth/me', person.token)).status).toBe(200);
    expect(await apiTokenOf(person)).toBe(fresh);
  });

  test('replaced ten times at once, leaves one that works', async () => {
    const person = await registerApproved(server, admin);
    const tokens = await Promise.all(Array.from({ length: 10 }, () => rotate(person)));
    const current = await apiTokenOf(person);
    expect(tokens).toContain(current);
    for (const token of new Set(tokens)) {
      const { status } = await get('/api/upload/my', token);
      expect(status).toBe(token === current ? 200 : 401);
    }
  });

  test('with any part of it changed is refused', async () => {
    const token = await apiTokenOf(admin);
    const places = [0, 1, Math.floor(token.length / 2), token.length - 2];
    for (const place of places) {
      const letter = token[place] === 'A' ? 'B' : 'A';
      const forged = token.slice(0, place) + letter + token.slice(place + 1);
      await expectFailure(await get('/api/upload/my', forged), 401, 'unauthenticated');
    }
    await expectFailure(await get('/api/upload/my', token.slice(0, -1)), 401);
    await expectFailure(await get('/api/upload/my', `${token}A`), 401);
  });
});
