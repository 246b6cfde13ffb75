import type { UserRow } from '../../../database/schema.ts';
import type { Caller } from '../../../http/endpoint.ts';
import type { Services } from '../../../services.ts';
import { chooseUploadDomain } from '../../domains/live/choose-upload-domain.ts';
import { findApprovedDomain } from '../../domains/requests/find-domain.ts';
import { findUploadProfile } from '../profiles/find-profile.ts';
import { optionsOfProfile } from '../profiles/profile-options.ts';
import { requireFree } from '../slugs/claim-slug.ts';
import { chooseOptions, type ChosenOptions } from './chosen-options.ts';
import { collectOptions } from './option-texts.ts';
import { parseTexts } from './parse-options.ts';
import type { RequestedOptions } from './requested-options.ts';

/** What a request says of a new upload before its bytes. */
export interface BegunUpload {
  /** The domain of its link; null for the app's own host. */
  domainId: string | null;
  options: ChosenOptions;
}

/**
 * Reads the options of a new upload from the fields before its file, or from its tus metadata, and from the
 * headers; those that it does not name, from its profile. Throws `invalid_option`, `unknown_domain`, and `taken`
 * for a slug that is not free now.
 */
export async function beginUpload(
  services: Services,
  caller: Pick<Caller, 'user' | 'token'>,
  fields: Iterable<readonly [name: string, text: string]>,
  headers: Headers,
): Promise<BegunUpload> {
  const { user: owner } = caller;
  const now = services.clock.now();
  const texts = collectOptions(fields, headers);
  const requested = parseTexts(texts, now);
  const profile = await findUploadProfile(services, caller, texts.get('profile'));
  const profiled = profile ? optionsOfProfile(profile, now) : {};
  const domainId = await chooseDomain(services, owner, requested, profiled);
  if (typeof requested.slug === 'string') {
    const wanted = { space: domainId ?? '', slug: requested.slug };
    await requireFree(services.db, services, wanted, '');
  }
  return { domainId, options: await chooseOptions(services, owner, requested, profiled) };
}

/** A profile's domain counts while it is one of the owner's; afterwards its uploads are as those without it. */
async function chooseDomain(
  services: Services,
  owner: UserRow,
  { domain }: RequestedOptions,
  { domain: profiled }: RequestedOptions,
): Promise<string | null> {
  if (typeof domain !== 'string' && typeof profiled === 'string') {
    const found = await findApprovedDomain(services, owner.id, profiled);
    if (found) return found.id;
  }
  return chooseUploadDomain(services, owner, domain ?? undefined);
}
