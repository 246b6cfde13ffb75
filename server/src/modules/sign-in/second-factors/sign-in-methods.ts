import type { SignInMethods } from '@perch/contract/accounts/second-factors';
import type { z } from 'zod';

import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { isSecondFactorRequired } from '../../settings/second-factor-rule.ts';
import { findFactors } from './find-factors.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** How an account signs in, and what confirms its sessions. */
export async function listSignInMethods(
  { db, settings }: Services,
  { id, password_hash, role }: UserRow,
): Promise<z.input<typeof SignInMethods>> {
  const found = await db
    .selectFrom('users')
    .select(({ selectFrom, fn }) => [
      selectFrom('totp').select('confirmed_at').where('user_id', '=', id).as('confirmedAt'),
      selectFrom('passkeys')
        .select(fn.countAll<number>().as('count'))
        .where('user_id', '=', id)
        .as('passkeys'),
      selectFrom('identities')
        .select(fn.countAll<number>().as('count'))
        .where('user_id', '=', id)
        .as('identities'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  const factors = await findFactors(db, id);
  const hasPassword = password_hash !== '';
  const withoutFactors = hasPassword ? 'password' : 'sign-in';
  return {
    hasPassword,
    totpSince: found?.confirmedAt ? new Date(found.confirmedAt).toISOString() : null,
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeys: Number(found?.passkeys ?? 0),
    identities: Number(found?.identities ?? 0),
    isSecondFactorRequired: isSecondFactorRequired({ role }, settings.current()),
    confirmsBy: factors.length > 0 ? factors : [withoutFactors],
  };
}
