import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { outcomeOf, waitFor } from '../../../../../test/support/wait.ts';
import { readConfig } from '../../../config/config.ts';
import { openDatabase } from '../../../database/open.ts';
import { createEventBus } from '../../../events/event-bus.ts';
import { openSecret } from '../../../installation/secret-key.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { createLog } from '../../../lib/log.ts';
import { openSettings } from '../../settings/settings.ts';
import { checkDomainNow, checkDueDomain } from './check-domain.ts';
import { initialVerification } from './initial-verification.ts';

// A name server that denies every name, and remembers what it was asked; a TXT query is a check.
let questions: string[] = [];
let isSilent = false;
const dns = await Bun.udpSocket({
  hostname: '127.0.0.1',
  socket: {
    data(socket, message, port, address) {
      questions.push(message.toString('latin1'));
      if (isSilent) return;
      const answer = Buffer.from(message);
      answer.writeUInt16BE(0x8183, 2);
      socket.send(answer, port, address);
    },
  },
});
afterAll(() => dns.close());

const textQuery = '\x00\x00\x10\x00\x01';
const checks = () => questions.filter((question) => question.includes(textQuery)).length;

const folder = await mkdtemp(join(tmpdir(), 'perch-checks-'));
afterAll(() => rm(folder, { recursive: true }));
let time = Date.now();
const clock = { now: () => time };
const log = createLog('error', () => {});
const config = readConfig({
  DNS_SERVERS: `127.0.0.1:${dns.port}`,
  PUBLIC_ADDRESSES: '192.0.2.1',
  SECRET_KEY: 'k'.repeat(32),
});
const id = '0123456789abcdef';
const noLimits = {
  check: async () => {},
  consume: async () => {},
  record: async () => {},
  counts: async () => new Map(),
  refund: async () => {},
};
async function openServices() {
  const db = await openDatabase('sqlite::memory:', log);
  return {
    config,
    clock,
    log,
    secret: await openSecret(config.secretKey, folder),
    db,
    settings: await openSettings(config, db, log),
    events: createEventBus(log),
    rateLimits: noLimits,
  };
}

let services: Awaited<ReturnType<typeof openServices>>;
beforeEach(async () => {
  questions = [];
  isSilent = false;
  services = await openServices();
  const { db } = services;
  await db
    .insertInto('users')
    .values({ ...sampleRows.users, id: 'user', role: 'user' })
    .execute();
  const domain = { ...sampleRows.domains, id, user_id: 'user', name: 'files.example.com' };
  const state = { status: 'pending', token: 'token', ...initialVerification } as const;
  await db
    .insertInto('domains')
    .values({ ...domain, ...state, next_check_at: time, created_at: time })
    .execute();
});
afterEach(async () => {
  await services.settings.close();
  await services.db.destroy();
});

const row = () =>
  services.db.selectFrom('domains').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const never = new AbortController().signal;

describe('a domain', () => {
  test('is checked once, however many processes find that it is due', async () => {
    await Promise.all(Array.from({ length: 10 }, () => checkDueDomain(services, id, never)));
    expect(checks()).toBe(1);
    expect(await row()).toMatchObject({ checked_at: time, owned_reason: '{"key":"txtMissing"}' });
    await checkDueDomain(services, id, never);
    expect(checks()).toBe(1);
  });

  test('is checked once, however many people ask for it at once', async () => {
    const asked = Array.from({ length: 10 }, () =>
      checkDomainNow(services, { id, ownerId: 'user', requesterId: 'user' }).then(
        () => 'checked',
        (error: Error) => error.message,
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'checked')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('just been checked'))).toHaveLength(9);
    expect(checks()).toBe(1);
  });

  test('is not checked again while a check is under way, however long that takes', async () => {
    const asked = { id, ownerId: 'user', requesterId: 'user' };
    isSilent = true;
    const check = checkDueDomain(services, id, never);
    await waitFor('a question', () => questions.length > 0, { everyMs: 1 });
    time += 30 * 1000;
    expect(await outcomeOf(checkDomainNow(services, asked))).toThrow('just been checked');
    await check;
    isSilent = false;
    await checkDomainNow(services, asked);
    expect(await row()).toMatchObject({ checked_at: time });
  }, 20_000);

  test('is checked by another process when the lease of one that died has expired', async () => {
    const began = { check_began_at: time, next_check_at: time + minuteMs };
    await services.db.updateTable('domains').set(began).execute();
    time += minuteMs - 1;
    await checkDueDomain(services, id, never);
    expect(checks()).toBe(0);
    time += 1;
    await checkDueDomain(services, id, never);
    expect(checks()).toBe(1);
  });

  test('keeps what was decided while it was being checked', async () => {
    isSilent = true;
    const check = checkDueDomain(services, id, never);
    await waitFor('a question', () => questions.length > 0, { everyMs: 1 });
    const rejected = { status: 'rejected', ...initialVerification, next_check_at: null } as const;
    await services.db.updateTable('domains').set(rejected).execute();
    await check;
    expect(await row()).toMatchObject({ ...rejected, owned_reason: '' });
  }, 10_000);

  test('is left for later, as if nothing had been, when the server stops', async () => {
    isSilent = true;
    const stopping = new AbortController();
    const check = checkDueDomain(services, id, stopping.signal);
    await waitFor('a question', () => questions.length > 0, { everyMs: 1 });
    const startedAt = performance.now();
    stopping.abort();
    await check;
    // No name server is waited for.
    expect(performance.now() - startedAt).toBeLessThan(2500);
    expect(await row()).toMatchObject({ checked_at: null, owned_reason: '', next_check_at: time });
  });
});
