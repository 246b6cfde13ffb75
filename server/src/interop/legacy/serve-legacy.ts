import type { LegacyUploadKind } from '../../database/rows/import-rows.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import { decideRead, type ReadableUpload, type Surface } from '../../public/gate/decide-read.ts';
import { findBySlug, refuseGuessing } from '../../public/gate/find-link.ts';
import { isNavigation } from '../../public/gate/navigation.ts';
import { respondRefused } from '../../public/gate/refusals.ts';
import { pageSlugOf } from '../../public/gate/serve-readable.ts';
import {
  type PublicResponse,
  type Visit,
  type Visitor,
  visitorNetwork,
} from '../../public/visit.ts';
import type { Services } from '../../services.ts';
import type { LegacyLink } from './legacy-link-cache.ts';
import { legacyPathOf, withHashedSecret } from './legacy-path.ts';

/** A request that no other address matches, and its host. */
export interface LegacyRequest extends Visit {
  host: string;
}

/** The responses to authorized requests, by the kind of the address. */
interface LegacyResponders {
  bytes(upload: ReadableUpload, kind: LegacyUploadKind): PublicResponse;
  /** `address` is that of the page. */
  page(address: string): PublicResponse;
  deletion(upload: ReadableUpload): PublicResponse;
  /** `pageOrigin` has the pages of short links. */
  link(id: string, pageOrigin: string): Promise<Response | undefined>;
}

/**
 * Answers an address that an upload had before it was imported; undefined: there is none, or its target is gone. Called
 * only when nothing else matches; the gate authorizes it like any other address. Throws `too_many_attempts`.
 */
export async function serveLegacy(
  services: Services,
  visit: LegacyRequest,
  responders: LegacyResponders,
): Promise<Response | undefined> {
  const { host, request, domain } = visit;
  if (!services.liveDomains.hasLegacyLinks(host)) return undefined;
  const path = legacyPathOf(parseRequestTarget(request).path);
  if (path === undefined) return undefined;
  const link = await findLegacyLink(services, { ...visit, path });
  if (!link) return undefined;
  const { publicUrl } = services.config;
  // Other hosts than the app's and domains have no pages.
  const pageOrigin = domain ? '' : publicUrl;
  if (link.kind === 'link') return responders.link(link.id, pageOrigin);
  if (link.kind === 'album') return responders.page(`${pageOrigin}/a/${link.slug}`);
  const upload = await findBySlug(services, link.slug);
  if (!upload) return undefined;
  const surface = surfaceOf(link.kind, publicUrl, request);
  const decision = await decideRead(services, upload, { ...visit, surface });
  if ('refused' in decision && decision.refused === 'gone') return undefined;
  const slug = pageSlugOf(upload, { domain });
  // The page authorizes its own contents.
  if (surface === 'page') return responders.page(`${pageOrigin}/v/${slug}`);
  if ('refused' in decision) {
    const refused = { request, surface, slug, upload, pageOrigin };
    return respondRefused(services, decision.refused, refused);
  }
  if (surface === 'deletionPage') return responders.deletion(decision.allowed);
  return responders.bytes(decision.allowed, link.kind);
}

function surfaceOf(kind: LegacyUploadKind, publicUrl: string, request: Request): Surface {
  if (kind === 'deletion') return 'deletionPage';
  if (kind === 'thumbnail') return 'thumbnail';
  const isPage = kind === 'page' || (kind === 'mixed' && isNavigation(publicUrl, request));
  return isPage ? 'page' : 'file';
}

/** An address on a host that has legacy links, and its visitor. */
interface LegacyAddress extends Visitor {
  host: string;
  /** As `legacyPathOf` gives it. */
  path: string;
}

type LookupServices = Pick<Services, 'db' | 'legacyLinks' | 'linkMisses' | 'clientAddresses'>;

/**
 * The legacy link at an address; one that is not cached costs one read by key, found or not. Old codes can be short
 * enough to be guessed: throws `too_many_attempts` for a visitor with too many failed attempts.
 */
async function findLegacyLink(
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
  // A file in the trash may be restored, so it is not cached.
  return slug === null ? undefined : { kind, slug };
}
