import { z } from 'zod';

import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../users/find-user.ts';
import type { HalfSignIn } from './finish-sign-in.ts';
import { findStep } from './sign-in-steps.ts';

const Half: z.ZodType<HalfSignIn> = z.object({ passwordHash: z.string(), login: z.string() });

/**
 * The account whose sign-in this challenge continues, and the name that it began with. Undefined if the
 * challenge is unknown or too old, or if the account has another password by now, is suspended or deleted.
 */
export async function findHalfSignIn(
  services: Services,
  challenge: string,
): Promise<{ user: UserRow; login: string } | undefined> {
  const step = await findStep(services, 'second-factor', challenge);
  const user = step?.user_id ? await findUser(services, step.user_id) : undefined;
  if (!step || user?.status !== 'approved') return undefined;
  const { passwordHash, login } = Half.parse(JSON.parse(step.data));
  return passwordHash === user.password_hash ? { user, login } : undefined;
}

/** Says of an unknown challenge what it says of one that has ended. */
export const signInExpired = () =>
  new AppError('sign_in_expired', (m) => m.secondFactors.signInExpired);
