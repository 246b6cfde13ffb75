import { refuseGuessing } from '../../public/gate/find-link.ts';
import { type Visitor, visitorNetwork } from '../../public/visit.ts';
import type { Services } from '../../services.ts';
import type { LegacyLink } from './legacy-link-cache.ts';
import { withHashedSecret } from './legacy-path.ts';

/** An address on a host that has legacy links, and its visitor. */
export interface LegacyAddress extends Visitor {
  host: string;
  /** As `legacyPathOf` gives it. */
  path: string;
}

type LookupServices = Pick<Services, 'db' | 'legacyLinks' | 'linkMisses' | 'clientAddresses'>;

/**
 * The legacy link at an address; one that is not in memory costs one read by the key, whether there is any or not. Old
 * codes can be short enough to be guessed: throws `too_many_attempts` for a visitor who has tried too many in vain.
 */
export async function findLegacyLink(
  services: LookupServices,
  address: LegacyAddress,
): Promise<LegacyLink | undefined> {
  const { host, path } = address;
  const key = `${host}${path}`;
  const known = services.legacyLinks.peek(key);
  if (known) return known;
  refuseGuessing(services, address);
  const found = await services.legacyLinks.find(key, () => load(services, host, path));
  if (!found) services.linkMisses.add(visitorNetwork(services, address));
  return found;
}

async function load(
  { db }: LookupServices,
  host: string,
  path: string,
): Promise<LegacyLink | undefined> {
  const found = await db
    .selectFrom('legacy_links')
    .leftJoin('uploads', 'uploads.id', 'legacy_links.target_id')
    .leftJoin('albums', 'albums.id', 'legacy_links.target_id')
    .select(({ fn }) => [
      'legacy_links.kind',
      'legacy_links.target_id',
      fn.coalesce('uploads.slug', 'albums.slug').as('slug'),
    ])
    .where('legacy_links.host', '=', host)
    .where('legacy_links.path', 'in', [path, withHashedSecret(path)])
    .executeTakeFirst();
  if (!found) return undefined;
  const { kind, target_id: id, slug } = found;
  if (kind === 'link') return { kind, id };
  // A file in the trash may come back: it is looked for again.
  return slug === null ? undefined : { kind, slug };
}
