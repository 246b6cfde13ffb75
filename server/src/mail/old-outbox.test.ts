import { afterEach, beforeEach, expect, test } from 'bun:test';

import { type Db, openDatabase } from '../database/open.ts';
import type { OutboxRow } from '../database/schema.ts';
import { createLog } from '../lib/log.ts';
import { hasOldMail, moveOldMail } from './old-outbox.ts';
import { isQueued } from './queue-mail.ts';

const now = 1_800_000_000_000;
const clock = { now: () => now };
let db: Db;
beforeEach(async () => {
  db = await openDatabase(
    'sqlite::memory:',
    createLog('error', () => {}),
  );
});
afterEach(() => db.destroy());

const mail = (id: string, more: Partial<OutboxRow>): OutboxRow => ({
  id,
  kind: 'ready',
  recipient: 'ann@example.org',
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
  created_at: now - 5000,
  attempts: 0,
  next_attempt_at: now - 5000,
  last_error: '',
  ...more,
});

const queue = (...mails: OutboxRow[]) => db.insertInto('outbox').values(mails).execute();
const entries = () => db.selectFrom('outbox_entries').selectAll().orderBy('id').execute();

test('mails of version 1.0 that are due or undeliverable move as they are', async () => {
  await queue(
    mail('due', { attempts: 2, last_error: 'refused' }),
    mail('lost', {
      kind: 'password-reset',
      subject: '',
      text: '',
      html: '',
      next_attempt_at: null,
    }),
  );
  await moveOldMail({ db, clock });
  const kept = { kind: 'mail' as const, created_at: now - 5000 };
  const { recipient, subject, text, html } = mail('due', {});
  expect((await entries()).map((row) => ({ ...row, payload: JSON.parse(row.payload) }))).toEqual([
    {
      ...kept,
      id: 'due',
      payload: { content: 'ready', recipient, subject, text, html },
      attempts: 2,
      due_at: now - 5000,
      last_error: 'refused',
    },
    {
      ...kept,
      id: 'lost',
      payload: { content: 'password-reset', recipient },
      attempts: 0,
      due_at: null,
      last_error: '',
    },
  ]);
  expect(await hasOldMail({ db, clock })).toBe(false);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('a mail that a process of version 1.0 is sending stays its own, and counts as queued', async () => {
  await queue(mail('leased', { attempts: 1, next_attempt_at: now + 60_000 }));
  expect(await hasOldMail({ db, clock })).toBe(false);
  await moveOldMail({ db, clock });
  expect(await entries()).toEqual([]);
  const isWaiting = () =>
    db.transaction().execute((transaction) => isQueued(transaction, 'leased'));
  expect(await isWaiting()).toBe(true);
  await db.deleteFrom('outbox').execute();
  expect(await isWaiting()).toBe(false);
});

test('more mails than one transaction takes all move', async () => {
  await queue(...Array.from({ length: 250 }, (_, index) => mail(`mail-${index}`, {})));
  await moveOldMail({ db, clock });
  expect(await entries()).toHaveLength(250);
});
