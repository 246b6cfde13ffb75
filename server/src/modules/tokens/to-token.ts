import { tokenScopes } from '@perch/contract/accounts/limits';
import type { Token } from '@perch/contract/accounts/tokens';

import type { Db } from '../../database/open.ts';
import type { TokenRow } from '../../database/rows/account-rows.ts';
import { dayOf } from '../../lib/clock.ts';
import type { Services } from '../../services.ts';
import { rangesIn } from './check/address-ranges.ts';
import { scopesIn } from './check/known-tokens.ts';

/** A token with the name of its profile. */
export interface ProfiledToken extends TokenRow {
  profile_name: string | null;
}

/** A query for tokens with the names of their profiles. */
export const selectTokens = (db: Db) =>
  db
    .selectFrom('tokens')
    .leftJoin('profiles', 'profiles.id', 'tokens.profile_id')
    .selectAll('tokens')
    .select('profiles.name as profile_name');

/** The API's representation of a token for its owner, without its secret. */
export function toToken({ clock }: Pick<Services, 'clock'>, token: ProfiledToken): Token {
  const scopes = scopesIn(token);
  const { profile_id: profileId, profile_name: profileName } = token;
  return {
    _id: token.id,
    name: token.name,
    scopes: tokenScopes.filter((scope) => scopes.has(scope)),
    createdAt: timeText(token.created_at),
    expiresAt: token.expires_at === null ? null : timeText(token.expires_at),
    lastUsedAt: token.last_used_at === null ? null : timeText(token.last_used_at),
    lastUsedAddress: token.last_used_address,
    cidrs: rangesIn(token.cidrs),
    profile: profileId === null ? null : { _id: profileId, name: profileName ?? '' },
    profileLocked: token.profile_locked === 1,
    bytesPerDay: token.bytes_per_day,
    bytesToday: token.bytes_day === dayOf(clock.now()) ? token.bytes_used : 0,
  };
}

const timeText = (time: number) => new Date(time).toISOString();
