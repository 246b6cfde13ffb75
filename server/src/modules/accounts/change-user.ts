import type { AuditAction } from '@perch/contract/limits';
import type { AccountStatus, Role } from '@perch/contract/users';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../audit.ts';
import { acquireLock } from '../../database/lock.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { addToTotal } from '../../database/totals.ts';
import type { UserEvent } from '../../events/domain-events.ts';
import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { accountApproved, accountRejected } from '../../mail/templates.ts';
import type { Services } from '../../services.ts';
import { revokeMailedLinks } from './revoke-mailed-links.ts';

export interface UserChange {
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  /** Null for the server's default. */
  quotaBytes?: number | null | undefined;
  /** Whether links keep working while the account is suspended. */
  keepLinks?: boolean | undefined;
}

/**
 * Changes an account as an administrator. The owner's tokens are affected from the next request, links in
 * this process once it resolves. `reason` is for the audit log. Throws `not_found`, `last_administrator` if no administrator would remain,
 * `invalid_request` for `keepLinks` on an account that is not suspended.
 */
export async function changeUser(
  services: Services,
  actor: Actor,
  id: string,
  change: UserChange,
  reason = '',
): Promise<{ before: UserRow; after: UserRow }> {
  const { clock } = services;
  return transact(services, async (transaction, emit) => {
    // Serializes two administrators who demote each other simultaneously.
    await acquireLock(transaction, 'administrators', clock);
    const before = await requireUser(transaction, id);
    const after = applied(before, change);
    refuseNothingToKeep(change, after);
    await refuseLastAdministrator(transaction, before, after);
    await transaction
      .updateTable('users')
      .set({
        role: after.role,
        status: after.status,
        quota_bytes: after.quota_bytes,
        keep_links: after.keep_links,
      })
      .where('id', '=', id)
      .execute();
    // A later approval must not reactivate old links.
    if (after.status !== 'approved') await revokeMailedLinks(transaction, id);
    await addToTotal(transaction, 'pending_users', pendingCount(after) - pendingCount(before));
    for (const action of actionsOf(before, after)) {
      const isKept = action === 'user.suspended' && keepsLinks(after);
      const detail = isKept ? 'Links go on working.' : reason;
      await recordAudit(transaction, clock, { actor, action, subject: subjectOf(before), detail });
      emit({ kind: action, user: after });
    }
    await notifyOwner(services, transaction, before, after);
    return { before, after };
  });
}

function refuseNothingToKeep({ keepLinks }: UserChange, { status }: UserRow): void {
  if (!keepLinks || status === 'pending') return;
  throw new AppError('invalid_request', (m) => m.errors.nothingToKeep);
}

/** Mails the owner the decision about a registration; other changes are not mailed. */
async function notifyOwner(
  services: Services,
  transaction: Transaction<Schema>,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  if (before.status !== 'pending' || after.status === 'pending') return;
  const compose = after.status === 'approved' ? accountApproved : accountRejected;
  await queueMail(transaction, services, compose(services, after));
}

/** The account with this id. Throws `not_found`. */
export async function requireUser(
  db: Services['db'] | Transaction<Schema>,
  id: string,
): Promise<UserRow> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw new AppError('not_found', (m) => m.errors.noSuchUser);
  return user;
}

/** Throws `last_administrator`. `after` is undefined for an account that is to be deleted. */
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
  throw new AppError('last_administrator', (m) => m.errors.lastAdministrator);
}

/** The user as the subject of an audit entry. */
export const subjectOf = ({ id, username }: UserRow) => ({
  type: 'user' as const,
  id,
  name: username,
});

const canAdminister = ({ role, status }: UserRow) => role === 'admin' && status === 'approved';

const pendingCount = ({ status }: UserRow) => (status === 'pending' ? 1 : 0);

function applied(
  user: UserRow,
  { role, status = user.status, quotaBytes, keepLinks }: UserChange,
): UserRow {
  // `keepLinks` applies to one suspension and is reset afterwards.
  const kept = status === 'pending' && (keepLinks ?? user.keep_links === 1);
  return {
    ...user,
    role: role ?? user.role,
    status,
    keep_links: kept ? 1 : 0,
    quota_bytes: quotaBytes === undefined ? user.quota_bytes : quotaBytes,
  };
}

/** The details audited under the event's name. */
type ChangeAction = AuditAction & UserEvent['kind'];

const statusActions: Record<AccountStatus, ChangeAction> = {
  approved: 'user.approved',
  pending: 'user.suspended',
  rejected: 'user.rejected',
};
const roleActions: Record<Role, ChangeAction> = {
  admin: 'user.made_admin',
  user: 'user.made_user',
};

function actionsOf(before: UserRow, after: UserRow): ChangeAction[] {
  const actions: ChangeAction[] = [];
  if (before.status === after.status) actions.push(...linkActions(before, after));
  else actions.push(statusActions[after.status]);
  if (before.role !== after.role) actions.push(roleActions[after.role]);
  if (before.quota_bytes !== after.quota_bytes) actions.push('user.quota_changed');
  return actions;
}

const keepsLinks = ({ keep_links }: UserRow) => keep_links === 1;

function linkActions(before: UserRow, after: UserRow): ChangeAction[] {
  if (before.keep_links === after.keep_links) return [];
  return [keepsLinks(after) ? 'user.links_kept' : 'user.links_stopped'];
}
