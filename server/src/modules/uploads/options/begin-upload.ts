import type { UserRow } from '../../../database/schema.ts';
import type { Caller } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { findOwnAlbum } from '../../album-membership/find-album.ts';
import { requireRoomInAlbum } from '../../album-membership/join-album.ts';
import { chooseUploadDomain } from '../../domains/live/choose-upload-domain.ts';
import { findApprovedDomain } from '../../domains/requests/find-domain.ts';
import { requireRoomForTags } from '../../tags/tag-rows.ts';
import { findUploadProfile } from '../profiles/find-profile.ts';
import { optionsOfProfile } from '../profiles/profile-options.ts';
import { requireFree } from '../slugs/claim-slug.ts';
import {
  chooseOptions,
  type ChosenOptions,
  collectOptions,
  invalidOption,
  parseJsonAndTexts,
  parseTexts,
  refuseSecond,
  type RequestedOptions,
  requireAlbumOf,
} from './options.ts';

/** What a request declares about a new upload before its bytes. */
export interface BegunUpload {
  /** The domain of its link; null for the app's own host. */
  domainId: string | null;
  options: ChosenOptions;
}

/**
 * Reads the options of a new upload from the fields before its file, or from its tus metadata, and from the
 * headers; those that it does not name, from its profile. Throws `invalid_option`, `unknown_domain`, `taken`
 * for a slug that is not free now, `tag_limit` and `album_full`.
 */
export async function beginUpload(
  services: Services,
  caller: Pick<Caller, 'user' | 'token'>,
  fields: Iterable<readonly [name: string, text: string]>,
  headers: Headers,
): Promise<BegunUpload> {
  const texts = collectOptions(fields, headers);
  const requested = parseTexts(texts, services.clock.now());
  return begin(services, caller, requested, texts.get('profile'));
}

/**
 * Reads the options of a new upload from a JSON object and from the headers, as `beginUpload` does from fields;
 * `fallback` has those that come before its profile's. Throws as `beginUpload`.
 */
export async function beginUploadByJson(
  services: Services,
  caller: Pick<Caller, 'user' | 'token'>,
  { profile, ...json }: Readonly<Record<string, unknown>>,
  headers: Headers,
  fallback: RequestedOptions,
): Promise<BegunUpload> {
  const texts = collectOptions([], headers);
  const requested = parseJsonAndTexts(json, texts, services.clock.now());
  if (profile !== undefined && profile !== null) {
    if (typeof profile !== 'string') throw invalidOption('profile', (m) => m.pastes.profile);
    refuseSecond('profile', texts.get('profile'), profile);
    texts.set('profile', profile);
  }
  return begin(services, caller, { ...fallback, ...requested }, texts.get('profile'));
}

async function begin(
  services: Services,
  caller: Pick<Caller, 'user' | 'token'>,
  requested: RequestedOptions,
  profileName: string | undefined,
): Promise<BegunUpload> {
  const { user: owner } = caller;
  const profile = await findUploadProfile(services, caller, profileName);
  const profiled = profile ? optionsOfProfile(profile, services.clock.now()) : {};
  const domainId = await chooseDomain(services, owner, requested, profiled);
  if (typeof requested.slug === 'string') {
    const wanted = { space: domainId ?? '', slug: requested.slug };
    await requireFree(services.db, services, wanted, '');
  }
  const albumId = await chooseAlbum(services, owner, requested, profiled);
  const options = await chooseOptions(services, owner, requested, profiled);
  await requireRoomForTags(services.db, owner.id, options.tags ?? []);
  return { domainId, options: { ...options, ...(albumId !== undefined && { album_id: albumId }) } };
}

/** A profile's domain counts while it is one of the owner's; afterwards its uploads are as those without it. */
async function chooseDomain(
  services: Services,
  owner: UserRow,
  { domain }: RequestedOptions,
  { domain: profiled }: RequestedOptions,
): Promise<string | null> {
  if (domain === null) return null;
  if (domain === undefined && typeof profiled === 'string') {
    const found = await findApprovedDomain(services, owner.id, profiled);
    if (found) return found.id;
  }
  return chooseUploadDomain(services, owner, domain);
}

/** A profile's album counts while it is one of the owner's, as its domain does. */
async function chooseAlbum(
  { db }: Pick<Services, 'db'>,
  { id: ownerId }: UserRow,
  { album }: RequestedOptions,
  { album: profiled }: RequestedOptions,
): Promise<string | undefined> {
  const id =
    album === undefined
      ? profiled && (await findOwnAlbum(db, ownerId, profiled))?.id
      : await requireAlbumOf(db, ownerId, album);
  if (id !== undefined) await requireRoomInAlbum(db, id);
  return id;
}
