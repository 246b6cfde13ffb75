import { runStatement, type WithDatabase } from './database.ts';

// Second factors without a device that makes them, where only their being there matters.

/** Sets up an authenticator app behind the server's back; `isConfirmed: false`: its first code is still missing. */
export const addAppRow = (
  server: WithDatabase,
  userId: string,
  { isConfirmed = true }: { isConfirmed?: boolean } = {},
): Promise<void> =>
  runStatement(
    server,
    `insert into totp (user_id, secret, created_at, confirmed_at, last_step)
     values ('${userId}', 'none', 1, ${isConfirmed ? 1 : 'null'}, 0)`,
  );

let passkeys = 0;

export function addPasskeyRow(server: WithDatabase, userId: string): Promise<void> {
  passkeys += 1;
  const id = `passkey${String(passkeys).padStart(9, '0')}`;
  return runStatement(
    server,
    `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, is_backed_up, created_at)
     values ('${id}', '${userId}', '${id}', 'none', 0, 'internal', 'Laptop', 0, ${passkeys})`,
  );
}

export const addRecoveryCodeRow = (server: WithDatabase, userId: string): Promise<void> =>
  runStatement(
    server,
    `insert into recovery_codes (user_id, code_hash) values ('${userId}', 'none')`,
  );

export function addIdentityRow(server: WithDatabase, userId: string): Promise<void> {
  return runStatement(
    server,
    `insert into identities (id, user_id, issuer, subject, name, created_at)
     values ('i${userId.slice(1)}', '${userId}', 'https://id.example.org', '${userId}', 'name', 1)`,
  );
}

/** The account has no password from now on. */
export const removePassword = (server: WithDatabase, userId: string): Promise<void> =>
  runStatement(server, `update users set password_hash = '' where id = '${userId}'`);
