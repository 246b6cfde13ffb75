import { profileNameLengthMax } from '@perch/contract/uploads/limits';
import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { ProfileRow } from '../../../database/rows/account-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Caller } from '../../../http/endpoint.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { invalidOption } from '../options/options.ts';
import { profileKey, profileTextLengthMax } from './profile-options.ts';

/** An account's profile, by its id or else its name. */
export async function findProfile(
  db: Db | Transaction<Schema>,
  userId: string,
  text: string,
): Promise<ProfileRow | undefined> {
  // No profile has it.
  if (text.length > profileTextLengthMax) return undefined;
  const found = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', text), eb('name_key', '=', profileKey(text))]))
    .execute();
  return found.find(({ id }) => id === text) ?? found[0];
}

/** An account's profile, by its id. Throws `not_found`. */
export async function requireProfile(
  db: Db | Transaction<Schema>,
  { id, userId }: { id: string; userId: string },
): Promise<ProfileRow> {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (profile) return profile;
  throw new AppError('not_found', (m) => m.tokens.noSuchProfile);
}

/**
 * The profile of a new upload: the one that is named, else its token's. Throws `invalid_option` for one that does
 * not exist, and for another than that to which the token is locked.
 */
export async function findUploadProfile(
  { db }: Pick<Services, 'db'>,
  { user, token }: Pick<Caller, 'user' | 'token'>,
  name: string | undefined,
): Promise<ProfileRow | undefined> {
  const wanted = name ?? token?.profileId ?? undefined;
  if (wanted === undefined) return undefined;
  const profile = await findProfile(db, user.id, wanted);
  if (!profile)
    throw invalidOption('profile', (m) =>
      m.tokens.profileUnknown({ name: wanted.slice(0, profileNameLengthMax) }),
    );
  if (token?.isProfileLocked && profile.id !== token.profileId) {
    throw invalidOption('profile', (m) => m.tokens.profileLocked);
  }
  return profile;
}
