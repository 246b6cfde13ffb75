import type { NewToken, TokenChange } from '@perch/contract/accounts/tokens';
import type { Transaction } from 'kysely';

import type { TokenRow } from '../../database/rows/account-rows.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { endOf, invalidOption, parseExpiry } from '../uploads/options/options.ts';
import { findProfile } from '../uploads/profiles/find-profile.ts';
import { storedRanges } from './check/address-ranges.ts';

type Fields = Omit<NewToken | TokenChange, 'currentPassword'>;

type FieldColumns = Pick<
  TokenRow,
  'name' | 'scopes' | 'expires_at' | 'cidrs' | 'profile_id' | 'profile_locked' | 'bytes_per_day'
>;

/**
 * The columns of the fields that are given. Throws `invalid_option` for an end that is none and for an unknown
 * profile, `invalid_request` for an address range that is none, `forbidden` for a scope beyond the owner's role.
 */
export async function columnsOf(
  transaction: Transaction<Schema>,
  { owner, now }: { owner: Pick<UserRow, 'id' | 'role'>; now: number },
  { name, scopes, expires, cidrs, profile, profileLocked, bytesPerDay }: Fields,
): Promise<Partial<FieldColumns>> {
  // The role of its owner is looked at again whenever the token is used.
  if (scopes?.includes('admin') && owner.role !== 'admin') {
    throw new AppError('forbidden', (m) => m.errors.onlyAdministrators);
  }
  return {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes: scopes.join(' ') }),
    ...(expires !== undefined && { expires_at: endOfText(expires, now) }),
    ...(cidrs && { cidrs: storedRanges(cidrs) }),
    ...(profile !== undefined && {
      profile_id: await profileIdOf(transaction, owner.id, profile),
    }),
    ...(profileLocked !== undefined && { profile_locked: profileLocked ? 1 : 0 }),
    ...(bytesPerDay !== undefined && { bytes_per_day: bytesPerDay }),
  };
}

const endOfText = (text: string | null, now: number) =>
  text === null ? null : endOf(parseExpiry(text, now), now);

async function profileIdOf(
  transaction: Transaction<Schema>,
  userId: string,
  text: string | null,
): Promise<string | null> {
  if (text === null) return null;
  const profile = await findProfile(transaction, userId, text);
  if (profile) return profile.id;
  throw invalidOption('profile', (m) => m.tokens.profileUnknown({ name: text }));
}

/** Throws `invalid_request` for a token that is locked to no profile. */
export function requireLockedProfile(token: Pick<TokenRow, 'profile_id' | 'profile_locked'>): void {
  if (token.profile_locked === 0 || token.profile_id !== null) return;
  throw new AppError('invalid_request', (m) => m.tokens.lockedToNothing, {
    field: 'profileLocked',
  });
}
