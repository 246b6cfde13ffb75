import { afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { readConfig } from '../config/config.ts';
import { type Db, openDatabase } from '../database/open.ts';
import { dayMs, hourMs, minuteMs } from '../lib/clock.ts';
import { createLog } from '../lib/log.ts';
import { backOffMs, removeUndeliverable } from '../outbox/deliver-outbox.ts';
import { hasDueMail, sendMails } from './mail-delivery.ts';
import { queueMail, queuePasswordReset } from './queue-mail.ts';

// No server listens on port 1.
const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' });
const log = createLog('error', () => {});
const goingOn = new AbortController().signal;
const message = { recipient: 'ann@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' };
const noMessage = async () => undefined;

let time = Date.now();
const clock = { now: () => time };
let db: Db;
beforeEach(async () => {
  db = await openDatabase('sqlite::memory:', log);
});
afterEach(() => db.destroy());

const services = () => ({ config, clock, db, log });
const send = (stopping = goingOn) => sendMails(services(), stopping, noMessage);
const rows = () => db.selectFrom('outbox_entries').selectAll().orderBy('created_at').execute();

describe('a mail that cannot be sent', () => {
  test('is tried again after seconds, later at least every two minutes', async () => {
    await queueMail(db, services(), message);
    let waitedMs = 0;
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await send();
      const [row] = await rows();
      expect(row).toMatchObject({
        attempts: attempt,
        last_error: expect.stringContaining('ECONNREFUSED'),
      });
      waitedMs = (row?.due_at ?? 0) - time;
      expect(waitedMs).toBe(backOffMs(attempt));
      expect(waitedMs).toBeLessThan(2 * minuteMs);
      if (attempt === 1) expect(waitedMs).toBeLessThan(5000);
      time += waitedMs;
    }
    expect(waitedMs).toBeGreaterThan(minuteMs);
  });

  test('is given up after three days, and stays for a while with its error', async () => {
    await queueMail(db, services(), message);
    time += 3 * dayMs + hourMs;
    await send();
    expect(await rows()).toMatchObject([
      { due_at: null, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(await hasDueMail(services())).toBe(false);
    await removeUndeliverable(services());
    expect(await rows()).toHaveLength(1);
    time += 30 * dayMs;
    await removeUndeliverable(services());
    expect(await rows()).toEqual([]);
  });

  test('because the server is down keeps the others from being tried one by one', async () => {
    for (let count = 0; count < 5; count += 1) await queueMail(db, services(), message);
    await send();
    expect((await rows()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(await hasDueMail(services())).toBe(false);
  });
});

test('a mail is not begun once the server stops', async () => {
  await queueMail(db, services(), message);
  await send(AbortSignal.abort());
  expect(await rows()).toMatchObject([{ attempts: 0 }]);
});

test('a reset for an address without an account is deleted without a mail', async () => {
  await queuePasswordReset(db, services(), 'unknown@example.org');
  expect(await hasDueMail(services())).toBe(true);
  await send();
  expect(await rows()).toEqual([]);
});

test('without a mail server nothing is queued', async () => {
  const silent = { config: readConfig({}), clock };
  await queueMail(db, silent, message);
  await queuePasswordReset(db, silent, message.recipient);
  expect(await rows()).toEqual([]);
});

test('a mail queued in a transaction that fails is not queued', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await queueMail(transaction, services(), message);
    throw new Error('not this time');
  });
  expect(await outcomeOf(failing)).toThrow('not this time');
  expect(await rows()).toEqual([]);
});
