import { z } from 'zod';

import type { UserRow } from '../../../../database/schema.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import { finishSignIn } from '../../session/finish-sign-in.ts';
import type { SessionOrigin } from '../../session/sessions.ts';
import { takeStep } from '../../session/sign-in-steps.ts';
import { findUserOfIdentity } from '../find-user-of-identity.ts';

/** What a code stands for. */
const ProvenIdentity = z.object({ issuer: z.string(), subject: z.string(), name: z.string() });

export type ProvenIdentity = z.infer<typeof ProvenIdentity>;

/**
 * Signs in with the code of the callback, once. The account is looked up again: it may have been unlinked
 * meanwhile. Throws `sign_in_expired`, and what `finishSignIn` throws.
 */
export async function redeemCode(
  services: Services,
  code: string,
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const step = await takeStep(services, 'oidc-code', code);
  const identity = step && ProvenIdentity.parse(JSON.parse(step.data));
  const user = identity && (await findUserOfIdentity(services, identity));
  if (!user) throw new AppError('sign_in_expired', (m) => m.signIn.expired);
  return finishSignIn(services, { user, login: identity.name }, from);
}
