import { afterAll, beforeAll, describe, expect, test } from 'bun:test';

import {
  newPerson,
  type Person,
  registerPending,
  setUpAdministrator,
  signIn,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

interface Entry {
  _id: string;
  at: string;
  actor: { _id: string; username: string } | null;
  action: string;
  subject: { type: string; _id: string; name: string };
  address: string;
  detail: string;
}

const loopback = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startServer();
  admin = await setUpAdministrator(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function readAudit(query: Record<string, string> = {}) {
  const path = `/api/admin/audit?${new URLSearchParams(query)}`;
  const answer = await send(server.origin, 'GET', path, { token: admin.token });
  expect(answer.status).toBe(200);
  const { data, total, pagination } = await answer.json();
  const entries: Entry[] = data.entries;
  return { entries, total, pagination };
}

async function readCsv(query: Record<string, string> = {}) {
  const path = `/api/admin/audit.csv?${new URLSearchParams(query)}`;
  return send(server.origin, 'GET', path, { token: admin.token });
}

const actionsOf = (entries: Entry[]) => entries.map(({ action }) => action);

const logIn = (email: string, password: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

/** Entries as a process of this version would have written them, so long ago; a few in each millisecond. */
async function insertOld(count: number, ageDays: number, name: string) {
  const at = Date.now() - ageDays * day;
  const rows = Array.from({ length: count }, (_, number) => {
    const id = `${name}${String(number).padStart(16 - name.length, '0')}`;
    return `('${id}', ${at + Math.floor(number / 7)}, 'user.deleted', 'user', '', '${name}', '', '${number}', 'user.deleted ${name.toLowerCase()}')`;
  });
  await runStatement(
    server,
    `insert into audit (id, at, action, subject_type, subject_id, subject_name, address, detail, search_key)
     values ${rows.join(', ')}`,
  );
  await runStatement(server, `update totals set value = value + ${count} where name = 'audit'`);
}

describe('the audit log tells', () => {
  test('a sign-in, with account, email and address, and its end', async () => {
    const person = await signUpApproved(server, admin);
    await send(server.origin, 'POST', '/api/auth/logout', { token: person.token });
    const { entries } = await readAudit({ search: person.username });
    expect(actionsOf(entries).slice(0, 2)).toEqual(['user.signed_out', 'user.signed_in']);
    expect(entries[1]).toMatchObject({
      actor: { _id: person.id, username: person.username },
      subject: { type: 'user', _id: person.id, name: person.username },
      address: loopback,
      detail: person.email,
    });
  });

  test('a wrong password and an unknown email, with the email and the address, never the password', async () => {
    const person = await signUpApproved(server, admin);
    const unknown = newPerson('unknown');
    const secret = 'Secret-That-Was-Typed';
    await expectFailure(await logIn(person.email, secret), 401, 'invalid_credentials');
    await expectFailure(await logIn(unknown.email, secret), 401, 'invalid_credentials');
    const { entries } = await readAudit({ action: 'user.sign_in_failed', limit: '2' });
    expect(entries).toMatchObject([
      { actor: null, address: loopback, detail: unknown.email, subject: { _id: '', name: '' } },
      {
        actor: null,
        address: loopback,
        detail: person.email,
        subject: { _id: person.id, name: person.username },
      },
    ]);
    expect(JSON.stringify((await readAudit({ limit: '100' })).entries)).not.toContain(secret);
    expect((await readAudit({ search: secret })).total).toBe(0);
  });

  test('a sign-in that was refused because the account waits', async () => {
    const person = await registerPending(server);
    await expectFailure(await logIn(person.email, person.password), 403, 'account_pending');
    const { entries } = await readAudit({ search: person.email, action: 'user.sign_in_refused' });
    expect(entries).toMatchObject([{ actor: null, subject: { _id: person.id } }]);
  });

  test('sessions that were ended, one or all others', async () => {
    const person = await signUpApproved(server, admin);
    await signIn(server, person.email, person.password);
    await signIn(server, person.email, person.password);
    const call = (method: string, path: string) =>
      send(server.origin, method, path, { token: person.token });
    const { data } = await (await call('GET', '/api/auth/sessions')).json();
    const other = data.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await call('DELETE', `/api/auth/sessions/${other._id}`);
    // It has ended already: nothing happens, and nothing is told.
    await expectFailure(await call('DELETE', `/api/auth/sessions/${other._id}`), 404, 'not_found');
    await call('DELETE', '/api/auth/sessions');
    await call('DELETE', '/api/auth/sessions');
    const { entries } = await readAudit({ search: person.username });
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'user.other_sessions_ended', actor: { _id: person.id }, detail: '1' },
      { action: 'user.session_ended', actor: { _id: person.id } },
      { action: 'user.signed_in' },
    ]);
  });

  test('a registration, also of the first administrator', async () => {
    const person = await registerPending(server);
    const { entries } = await readAudit({ search: person.username });
    expect(entries).toMatchObject([
      {
        action: 'user.registered',
        actor: { _id: person.id, username: person.username },
        address: loopback,
        detail: person.email,
      },
    ]);
    const first = await readAudit({ search: admin.username, action: 'user.registered' });
    expect(first.entries.map(({ detail }) => detail)).toEqual([
      `first administrator, ${admin.email}`,
    ]);
  });

  test('an account that the command line has made', async () => {
    const { username, email, password } = newPerson('made');
    const args = ['user', 'create', '--username', username, '--email', email];
    const made = await runToEnd(
      [...args, '--approved', '--password-stdin'],
      server.installation.env,
      password,
    );
    expect(made.exitCode).toBe(0);
    const { entries } = await readAudit({ search: username });
    expect(entries).toMatchObject([
      { action: 'user.created', actor: null, address: '', subject: { name: username } },
    ]);
    expect(entries[0]?.detail).toContain(email);
  });
});

describe('the audit log is searched', () => {
  test('by any part of what an entry says, in any case, as plain text', async () => {
    const person = await signUpApproved(server, admin, 'Ängström');
    for (const search of [
      person.username,
      person.username.toUpperCase(),
      person.username.slice(1, -1),
    ]) {
      const { entries, total } = await readAudit({ search });
      expect(total).toBe(entries.length);
      expect(actionsOf(entries)).toContain('user.approved');
      expect(entries.every(({ subject }) => subject._id === person.id)).toBe(true);
    }
    for (const search of ['%%%', '___', '" OR "', 'search_key : x', '*', '\\']) {
      expect((await readAudit({ search })).total).toBe(0);
    }
    const byEmail = await readAudit({ search: person.email.slice(1, -4) });
    expect(actionsOf(byEmail.entries)).toEqual(['user.signed_in', 'user.registered']);
    // Fewer letters than the index knows.
    expect((await readAudit({ search: 'Än' })).entries.length).toBeGreaterThan(0);
    expect((await readAudit({ search: 'user approved' })).entries.length).toBeGreaterThan(0);
  });

  test('by action and time, together and page by page', async () => {
    await insertOld(5, 20, 'Bulk');
    const from = new Date(Date.now() - 21 * day).toISOString();
    const to = new Date(Date.now() - 19 * day).toISOString();
    const first = await readAudit({ action: 'user.deleted', from, to, limit: '2' });
    expect(first.total).toBe(5);
    expect(first.pagination).toEqual({ page: 1, limit: 2, pages: 3, total: 5 });
    const last = await readAudit({ search: 'bulk', from, to, limit: '2', page: '3' });
    expect(last.entries.map(({ subject }) => subject.name)).toEqual(['Bulk']);
    expect((await readAudit({ action: 'domain.approved', from, to })).total).toBe(0);
    expect((await readAudit({ search: 'bulk', from: to })).total).toBe(0);
    expect((await readAudit({ from, to, page: '9' })).entries).toEqual([]);
  });

  test('and what makes no sense is refused', async () => {
    for (const query of [
      { action: 'user.nothing' },
      { from: 'yesterday' },
      { search: 'x'.repeat(101) },
      { sort: 'at' },
    ]) {
      const path = `/api/admin/audit?${new URLSearchParams(query)}`;
      const answer = await send(server.origin, 'GET', path, { token: admin.token });
      await expectFailure(answer, 400, 'invalid_request');
    }
  });
});

describe('the audit log is downloaded', () => {
  test('as CSV with every matching entry, which no spreadsheet runs', async () => {
    await insertOld(1203, 40, 'Many');
    const formula = '=HYPERLINK("http://example.org")';
    await insertOld(1, 41, formula.replaceAll('"', '').slice(0, 8));
    const answer = await readCsv({ action: 'user.deleted' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="perch-audit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('at,action,actor,actorId,subjectType,subject,subjectId,address,detail');
    expect(lines.filter((line) => line.includes(',Many,'))).toHaveLength(1203);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.includes(",'=HYPERLI,"))).toHaveLength(1);
    const searched = await (await readCsv({ search: 'many' })).text();
    expect(searched.split('\r\n')).toHaveLength(1203 + 2);
  });

  test('by administrators only', async () => {
    const person = await signUpApproved(server, admin);
    const path = '/api/admin/audit.csv';
    await expectFailure(await send(server.origin, 'GET', path), 401, 'unauthenticated');
    const answer = await send(server.origin, 'GET', path, { token: person.token });
    await expectFailure(answer, 403, 'forbidden');
  });
});
