import { createHash, randomBytes } from 'node:crypto';

import { type WithDatabase, writeRows } from './database.ts';
import { sampleRows } from './sample-rows.ts';

// Accounts as the API would leave them, without its argon2 hashes and requests, which took as long as the start
// of their server. `integration/accounts/written-accounts.test.ts` compares them with those that the API makes.

/** The password of every written account. */
export const writtenPassword = 'correct horse';
const writtenHash =
  '$argon2id$v=19$m=19456,t=2,p=1$tAwfWJ8W2W2pP7Un5O64i92MOcLfB5tKZ+UHCgNjXN8$FCMwe2bpkWA9wiH5KDRRS6lY4lz0ppCjq/Weet81M90';

const sessionMs = 30 * 86_400_000;
const address = '127.0.0.1';

/** An account that an entry of the audit log names. */
interface Named {
  id: string;
  username: string;
}

interface NewAccount {
  username: string;
  email: string;
  role: 'admin' | 'user';
  /** The administrator who approved it; undefined for the first administrator. */
  approvedBy?: Named;
}

const newId = () => randomBytes(8).toString('hex');

let lastAt = 0;

/** Three moments that no other account has: lists by time have one order. */
function nextMoments(): [number, number, number] {
  lastAt = Math.max(Date.now(), lastAt + 3);
  return [lastAt - 2, lastAt - 1, lastAt];
}

/** Writes an approved account with a session; gives its id and the session's token. */
export async function writeAccount(
  server: WithDatabase,
  { username, email, role, approvedBy }: NewAccount,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), randomBytes(32).toString('base64url')];
  const [registeredAt, approvedAt, signedInAt] = nextMoments();
  const own = { id, username };
  const user = {
    ...sampleRows.users,
    id,
    username,
    username_key: keyOf(username),
    email,
    email_key: keyOf(email),
    password_hash: writtenHash,
    role,
    created_at: registeredAt,
    upload_count: 0,
    storage_bytes: 0,
  };
  const session = {
    ...sampleRows.sessions,
    id: newId(),
    user_id: id,
    token_hash: createHash('sha256').update(token).digest('hex'),
    created_at: signedInAt,
    last_used_at: signedInAt,
    expires_at: signedInAt + sessionMs,
    address,
    user_agent: `Bun/${Bun.version}`,
  };
  const registered = approvedBy ? email : `first administrator, ${email}`;
  const audit = [
    auditEntry(registeredAt, own, 'user.registered', own, registered),
    ...(approvedBy ? [auditEntry(approvedAt, approvedBy, 'user.approved', own)] : []),
    auditEntry(signedInAt, own, 'user.signed_in', own, email),
  ];
  await writeRows(server, {
    rows: [['users', user], ['sessions', session], ...audit],
    statements: [
      `update totals set value = value + 1 where name = 'users'`,
      `update totals set value = value + ${audit.length} where name = 'audit'`,
    ],
  });
  return { id, token };
}

const keyOf = (text: string) => text.normalize('NFC').trim().toLowerCase().normalize('NFC');

function auditEntry(
  at: number,
  actor: Named,
  action: string,
  subject: Named,
  detail = '',
): ['audit', Record<string, string | number | null>] {
  const words = action.replaceAll(/[._]/g, ' ');
  const shown = [action, words, actor.username, subject.username, address, detail];
  const entry = {
    ...sampleRows.audit,
    id: newId(),
    at,
    actor_id: actor.id,
    actor_name: actor.username,
    action,
    subject_id: subject.id,
    subject_name: subject.username,
    address,
    detail,
    search_key: shown.join('\n').toLowerCase(),
  };
  return ['audit', entry];
}
