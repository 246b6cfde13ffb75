import { profileNameLengthMax } from '@perch/contract/uploads/limits';
import { profileOptions } from '@perch/contract/uploads/option-schemas';
import { type NameIn, namesIn } from '@perch/contract/uploads/options';
import type { Profile } from '@perch/contract/uploads/profiles';
import { z } from 'zod';

import type { ProfileRow } from '../../../database/rows/account-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findApprovedDomain } from '../../domains/requests/find-domain.ts';
import {
  invalidOption,
  parseJson,
  type RequestedOptions,
  requireAlbumOf,
} from '../options/options.ts';

const ProfileOptions = z.object(profileOptions).partial();

/**
 * Options as a profile's row has them, by their names in JSON; those that are left out are the account's. An album is
 * an id: its slug may change.
 */
export type ProfileOptions = z.infer<typeof ProfileOptions>;

/** Options that this version does not accept are none. */
export const storedOptions = ({ options }: Pick<ProfileRow, 'options'>): ProfileOptions =>
  ProfileOptions.safeParse(JSON.parse(options)).data ?? {};

/** The options that an upload with this profile has where it names none. */
export const optionsOfProfile = (
  profile: Pick<ProfileRow, 'options' | 'password_hash'>,
  now: number,
): RequestedOptions => ({
  ...parseJson(storedOptions(profile), now),
  passwordHash: profile.password_hash,
});

/**
 * The options of a request's JSON over those that the profile has; null takes one away. Throws `invalid_option` and
 * `unknown_domain`.
 */
export async function changedOptions(
  services: Pick<Services, 'db' | 'clock'>,
  { userId, before }: { userId: string; before: ProfileOptions },
  json: Readonly<Record<string, unknown>>,
): Promise<ProfileOptions> {
  const unknown = Object.keys(json).find((name) => !Object.hasOwn(ProfileOptions.shape, name));
  if (unknown !== undefined) {
    throw invalidOption(unknown, (m) => m.linkOptions.options.unknown({ name: unknown }));
  }
  const merged = Object.entries({ ...before, ...json }).filter(([, value]) => value !== null);
  const named = Object.fromEntries(merged);
  const { expiry, domain, album, tags } = parseJson(named, services.clock.now());
  // A time on the calendar would come, and with it the end of the profile.
  if (expiry && 'at' in expiry) {
    throw invalidOption('expires', (m) => m.tokens.profileExpires);
  }
  // Tags as they are cleaned.
  const parsed = ProfileOptions.parse({ ...named, ...(tags && { tags }) });
  // One that it had before may be gone meanwhile.
  const isNewAlbum = album !== undefined && album !== before.album;
  const options = isNewAlbum
    ? { ...parsed, album: await requireAlbumOf(services.db, userId, album) }
    : parsed;
  if (typeof domain !== 'string') return options;
  const approved = await findApprovedDomain(services, userId, domain);
  if (!approved) throw new AppError('unknown_domain', (m) => m.errors.notApprovedDomain);
  return { ...options, domain: approved.name };
}

/** Names grow when they are composed, by less than this; normalizing longer texts takes long. */
export const profileTextLengthMax = 4 * profileNameLengthMax;

/** The name in a request's JSON. Throws `invalid_option`. */
export function profileNameIn(value: unknown): string {
  const isShort = typeof value === 'string' && value.length <= profileTextLengthMax;
  const name = isShort ? value.trim().normalize('NFC') : '';
  const isName =
    name !== '' && name.length <= profileNameLengthMax && !/[\p{Cc}\p{Cs}]/u.test(name);
  if (isName) return name;
  throw invalidOption('name', (m) => m.tokens.profileName({ max: profileNameLengthMax }));
}

/** Names that differ in case alone are one. */
export const profileKey = (name: string) => name.trim().normalize('NFC').toLowerCase();

/** The API's representation of a profile. */
export function toProfile(row: ProfileRow): Profile {
  return {
    _id: row.id,
    name: row.name,
    createdAt: new Date(row.created_at).toISOString(),
    ...shownOptions(storedOptions(row)),
    hasPassword: row.password_hash !== null,
  };
}

type ShownOptions = Pick<Profile, NameIn<'profile'>>;

function shownOptions(options: ProfileOptions): ShownOptions {
  const entries = namesIn('profile').map((name) => [name, options[name] ?? null]);
  // `fromEntries` forgets the names.
  return Object.fromEntries(entries) as ShownOptions;
}
