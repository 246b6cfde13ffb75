import type { AuditAction } from '@perch/contract/limits';

import { recordAudit } from '../../../audit.ts';
import type { Services } from '../../../services.ts';

interface SignInAttempt {
  email: string;
  address: string;
  /** The account with this email, if there is one. */
  user: { id: string; username: string } | undefined;
}

/**
 * Records a failed sign-in. Known and unknown emails take the same work, so that timing does not reveal
 * which accounts exist.
 */
export async function recordFailedSignIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  action: Extract<AuditAction, 'user.sign_in_failed' | 'user.sign_in_refused'>,
  { email, address, user }: SignInAttempt,
): Promise<void> {
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, clock, {
      actor: null,
      action,
      subject: { type: 'user', id: user?.id ?? '', name: user?.username ?? '' },
      address,
      detail: email,
    }),
  );
}
