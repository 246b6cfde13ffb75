import type { Transaction } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { aliasEnd, requireFree, requireRoomForAlias, retireName, writeName } from './claim-slug.ts';

/** What a request makes of an upload's address; undefined leaves it as before. */
export interface AddressChange {
  /** null: the random slug again. */
  slug: string | null | undefined;
  /** null: the app's own host. */
  domainId: string | null | undefined;
}

/** An upload, or a short link, as far as its address goes. */
type SlugHolder = Pick<
  UploadRow,
  'id' | 'slug' | 'domain_id' | 'slug_until' | 'custom_slug' | 'custom_space'
>;

type NameColumns = Partial<
  Pick<UploadRow, 'domain_id' | 'slug_until' | 'custom_slug' | 'custom_space'>
>;

interface NameChange {
  columns: NameColumns;
  /** Keys of names to be forgotten. */
  names: string[];
}

/**
 * Gives an upload or a short link another slug or another host, under the lock of `lockSlugs`: the custom slug goes along to the
 * other host, and what it replaces becomes an alias. Returns what the row is to have. Throws `taken`, `invalid_option`.
 */
export async function changeName(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  upload: SlugHolder,
  { slug: wanted, domainId = upload.domain_id }: AddressChange,
): Promise<NameChange> {
  const moved: NameColumns = domainId === upload.domain_id ? {} : { domain_id: domainId };
  const space = domainId ?? '';
  const slug = wanted === undefined ? shownName(upload) : wanted;
  if (slug === null || slug === upload.slug) {
    if (wanted === undefined) return { columns: moved, names: [] };
    const names = await retireName(transaction, services, upload);
    const none = { slug_until: null, custom_slug: null, custom_space: null };
    return { columns: { ...moved, ...none }, names };
  }
  if (slug === upload.custom_slug && space === upload.custom_space)
    return { columns: moved, names: [] };
  await requireFree(transaction, services, { space, slug }, upload.id);
  await requireRoomForAlias(transaction, services, { space, slug }, upload.id);
  const retired = await retireName(transaction, services, upload);
  const claimed = await writeName(transaction, { space, slug }, upload.id);
  return {
    columns: {
      ...moved,
      custom_slug: slug,
      custom_space: space,
      slug_until: isReplacedOnApp(upload) ? upload.slug_until : aliasEnd(services.clock.now()),
    },
    names: [...retired, ...claimed],
  };
}

/** The custom slug of the upload's link on the host that it is on; null: it has the random one there. */
const shownName = ({ custom_slug: slug, custom_space: space, domain_id: domainId }: SlugHolder) =>
  space === (domainId ?? '') ? slug : null;

/** Whether the random slug's time on the app's host has begun to run already. */
const isReplacedOnApp = ({ slug_until: until, custom_space: space, domain_id: id }: SlugHolder) =>
  until !== null && space === '' && id === null;
