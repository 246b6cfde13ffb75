import type { AuditAction } from '@perch/contract/limits';
import type { AccountStatus, Role } from '@perch/contract/users';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import { takeLock } from '../../database/lock.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { addToTotal } from '../../database/totals.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { accountApproved, accountRejected } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';

export interface UserChange {
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  /** Null: the server's default again. */
  quotaBytes?: number | null | undefined;
}

/**
 * Changes an account as an administrator. Throws `not_found`, and `last_administrator` when nobody
 * could administer the server afterwards. The owner's tokens follow from the next request on.
 */
export function changeUser(
  services: Services,
  actor: Actor,
  id: string,
  change: UserChange,
): Promise<{ before: UserRow; after: UserRow }> {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    // Two administrators who demote each other at once: the second sees what the first has done.
    await takeLock(transaction, 'administrators', clock.now());
    const before = await requireUser(transaction, id);
    const after = applied(before, change);
    await refuseLastAdministrator(transaction, before, after);
    await transaction
      .updateTable('users')
      .set({ role: after.role, status: after.status, quota_bytes: after.quota_bytes })
      .where('id', '=', id)
      .execute();
    await addToTotal(transaction, 'pending_users', pendingCount(after) - pendingCount(before));
    for (const action of actionsOf(before, after)) {
      await recordAudit(transaction, clock, { actor, action, subject: subjectOf(before) });
    }
    await tellOwner(services, transaction, before, after);
    return { before, after };
  });
}

/** A decision about a registration is news to its owner; later changes of an account are not. */
async function tellOwner(
  services: Services,
  transaction: Transaction<Schema>,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  if (before.status !== 'pending' || after.status === 'pending') return;
  const compose = after.status === 'approved' ? accountApproved : accountRejected;
  await queueMail(transaction, services, compose(services.config, after));
}

/** The account with this id. Throws `not_found`. */
export async function requireUser(
  db: Services['db'] | Transaction<Schema>,
  id: string,
): Promise<UserRow> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw new AppError('not_found', 'There is no such user.');
  return user;
}

/** `after` is undefined for an account that is to be deleted. */
export async function refuseLastAdministrator(
  transaction: Transaction<Schema>,
  before: UserRow,
  after: UserRow | undefined,
): Promise<void> {
  if (!canAdminister(before) || (after && canAdminister(after))) return;
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'approved')
    .where('id', '!=', before.id)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  throw new AppError(
    'last_administrator',
    'This is the last administrator; make somebody else an administrator first.',
  );
}

export const subjectOf = ({ id, username }: UserRow) => ({
  type: 'user' as const,
  id,
  name: username,
});

const canAdminister = ({ role, status }: UserRow) => role === 'admin' && status === 'approved';

const pendingCount = ({ status }: UserRow) => (status === 'pending' ? 1 : 0);

function applied(user: UserRow, { role, status, quotaBytes }: UserChange): UserRow {
  return {
    ...user,
    role: role ?? user.role,
    status: status ?? user.status,
    quota_bytes: quotaBytes === undefined ? user.quota_bytes : quotaBytes,
  };
}

const statusActions: Record<AccountStatus, AuditAction> = {
  approved: 'user.approved',
  pending: 'user.suspended',
  rejected: 'user.rejected',
};
const roleActions: Record<Role, AuditAction> = {
  admin: 'user.made_admin',
  user: 'user.made_user',
};

function actionsOf(before: UserRow, after: UserRow): AuditAction[] {
  const actions: AuditAction[] = [];
  if (before.status !== after.status) actions.push(statusActions[after.status]);
  if (before.role !== after.role) actions.push(roleActions[after.role]);
  if (before.quota_bytes !== after.quota_bytes) actions.push('user.quota_changed');
  return actions;
}
