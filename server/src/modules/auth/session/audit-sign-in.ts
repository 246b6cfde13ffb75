import type { AuditAction } from '@perch/contract/limits';

import { recordAudit } from '../../../audit.ts';
import type { Services } from '../../../services.ts';

interface SignInAttempt {
  email: string;
  address: string;
  /** The account of the email, where there is one. */
  user: { id: string; username: string } | undefined;
}

/**
 * Records a sign-in that did not succeed. Known and unknown emails cost the same, as the answer must
 * not tell them apart by its time.
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
