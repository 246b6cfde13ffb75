import { profilesMax } from '@perch/contract/uploads/limits';

import { isUniqueViolation } from '../../../database/failures.ts';
import type { ProfileRow } from '../../../database/rows/account-rows.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { publishAccountChange } from '../../accounts/publish-account-change.ts';
import { parseJson } from '../options/options.ts';
import { requireProfile } from './find-profile.ts';
import { changedOptions, profileKey, profileNameIn, storedOptions } from './profile-options.ts';

type ProfileServices = Pick<Services, 'db' | 'events' | 'clock' | 'passwords'>;
type Json = Readonly<Record<string, unknown>>;

/** Makes a profile. Throws `invalid_option`, `unknown_domain`, `taken`, `profile_limit`. */
export async function createProfile(
  services: ProfileServices,
  userId: string,
  { name: given, password, ...json }: Json,
): Promise<ProfileRow> {
  const name = profileNameIn(given);
  const options = await changedOptions(services, { userId, before: {} }, json);
  const row: ProfileRow = {
    id: newId(),
    user_id: userId,
    name,
    name_key: profileKey(name),
    options: JSON.stringify(options),
    password_hash: (await hashOf(services, password)) ?? null,
    created_at: services.clock.now(),
  };
  await toConflict(name, () =>
    services.db.transaction().execute(async (transaction) => {
      // Serializes concurrent creations, so that the limit holds.
      await lockUser(transaction, { id: userId });
      const { count } = await transaction
        .selectFrom('profiles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= profilesMax) {
        throw new AppError('profile_limit', (m) => m.tokens.tooManyProfiles({ max: profilesMax }));
      }
      await transaction.insertInto('profiles').values(row).execute();
    }),
  );
  return row;
}

/** Changes a profile for all uploads that begin from now on. Throws `not_found`, and what `createProfile` throws. */
export async function changeProfile(
  services: ProfileServices,
  wanted: { id: string; userId: string },
  { name: given, password, ...json }: Json,
): Promise<ProfileRow> {
  const before = await requireProfile(services.db, wanted);
  const name = given === undefined ? before.name : profileNameIn(given);
  const { userId } = wanted;
  const options = await changedOptions(services, { userId, before: storedOptions(before) }, json);
  const passwordHash = await hashOf(services, password);
  const changed = await toConflict(name, () =>
    services.db
      .updateTable('profiles')
      .set({
        name,
        name_key: profileKey(name),
        options: JSON.stringify(options),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
      })
      .where('id', '=', before.id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst(),
  );
  return changed ?? requireProfile(services.db, wanted);
}

/** Deletes a profile, which its tokens lose. Throws `not_found`, and `profile_in_use` where one is locked to it. */
export async function deleteProfile(
  services: ProfileServices,
  wanted: { id: string; userId: string },
): Promise<void> {
  await transact(services, async (transaction, emit) => {
    // So that no token is locked to it meanwhile.
    await lockUser(transaction, { id: wanted.userId });
    const { id } = await requireProfile(transaction, wanted);
    const locked = await transaction
      .selectFrom('tokens')
      .select('name')
      .where('profile_id', '=', id)
      .where('profile_locked', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (locked) {
      throw new AppError('profile_in_use', (m) => m.tokens.profileInUse({ token: locked.name }));
    }
    await transaction.deleteFrom('profiles').where('id', '=', id).execute();
    await publishAccountChange(transaction, emit, wanted.userId);
  });
}

/** Of the password in a request's JSON; undefined: it names none, null: it takes one away. Throws `invalid_option`. */
async function hashOf(
  { clock, passwords }: ProfileServices,
  given: unknown,
): Promise<string | null | undefined> {
  if (given === undefined || given === null) return given;
  const { password } = parseJson({ password: given }, clock.now());
  return typeof password === 'string' ? passwords.links.hash(password) : password;
}

async function toConflict<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new AppError('taken', (m) => m.tokens.profileTaken({ name }), { cause });
  }
}
