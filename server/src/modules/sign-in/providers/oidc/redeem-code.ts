import { z } from 'zod';

import type { UserRow } from '../../../../database/schema.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import { finishSignIn } from '../../session/finish-sign-in.ts';
import type { SessionOrigin } from '../../session/sessions.ts';
import { consumeStep, findStep } from '../../session/sign-in-steps.ts';
import { hashToken } from '../../session/tokens.ts';
import { findUserOfIdentity } from '../sign-in-with-provider.ts';

/** The identity that a code proves. */
const ProvenIdentity = z.object({
  issuer: z.string(),
  subject: z.string(),
  name: z.string(),
  /** SHA-256 of the cookie of the browser that has proven it. */
  browserHash: z.string(),
});

export type ProvenIdentity = z.infer<typeof ProvenIdentity>;

interface Redemption {
  code: string;
  /** The secrets in the browser's cookies. */
  browsers: readonly string[];
  from: SessionOrigin;
}

/**
 * Signs in with the code of the callback, once, in the browser that was at the provider: a link with the code
 * of another person's sign-in opens nothing, and leaves the code as it is. The account is looked up again: it
 * may have been unlinked meanwhile. Throws `sign_in_expired`, and what `finishSignIn` throws.
 */
export async function redeemCode(
  services: Services,
  { code, browsers, from }: Redemption,
): Promise<{ token: string; user: UserRow }> {
  const identity = await takeIdentity(services, code, browsers);
  const user = identity && (await findUserOfIdentity(services, identity));
  if (!user) throw new AppError('sign_in_expired', (m) => m.signIn.expired);
  return finishSignIn(services, { user, login: identity.name }, from);
}

async function takeIdentity(
  services: Services,
  code: string,
  browsers: readonly string[],
): Promise<ProvenIdentity | undefined> {
  const step = await findStep(services, 'oidc-code', code);
  if (!step) return undefined;
  const identity = ProvenIdentity.parse(JSON.parse(step.data));
  if (!browsers.some((browser) => hashToken(browser) === identity.browserHash)) return undefined;
  return (await consumeStep(services, 'oidc-code', code)) && identity;
}
