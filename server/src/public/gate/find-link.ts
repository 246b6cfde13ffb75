import { albumLocks } from '../../database/album-locks.ts';
import type { LinkedUpload, UploadRow } from '../../database/rows/upload-rows.ts';
import { prepare } from '../../database/statements/prepare.ts';
import { mayEndIn } from '../../modules/domains/live/link-extension.ts';
import {
  canBeCustomSlug,
  canBeRandomSlug,
  lastExtensionOf,
  type LinkName,
  linkNameKey,
  stemOf,
} from '../../modules/uploads/slugs/slug-grammar.ts';
import type { Services } from '../../services.ts';
import { type Visit, type Visitor, visitorNetwork } from '../visit.ts';
import type { Surface } from './decide-read.ts';

/** What an address says about the upload that it wants. */
export interface LinkAddress {
  surface: Surface;
  /** The slug in the path; of a file up to its first dot. */
  slug: string;
  /** Of a file the part after that dot; undefined without one. */
  extension?: string | undefined;
  /** The domain, which has a namespace of custom slugs; undefined on the app's host. */
  domain: Visit['domain'];
}

/** An address, and its visitor. */
type LinkVisit = LinkAddress & Visitor;

/** The namespace of the custom slugs of a host. */
export const spaceOf = ({ domain }: Pick<LinkAddress, 'domain'>): string => domain?.id ?? '';

type LookupServices = Pick<
  Services,
  'db' | 'slugs' | 'linkNames' | 'linkMisses' | 'clock' | 'config' | 'clientAddresses'
>;

// Their addresses are made of random slugs, which work there for as long as the upload exists.
const hasRandomSlug: Partial<Record<Surface, true>> = {
  thumbnail: true,
  preview: true,
  deletionPage: true,
};

/**
 * The upload at an address: by its random slug, or by a custom one of the host's namespace, first as a whole, then
 * without its last extension. Synchronous, without the database, if it is in memory. Throws `too_many_attempts` for a
 * visitor with too many failed look-ups of custom slugs.
 */
export function findLink(
  services: LookupServices,
  address: LinkVisit,
): LinkedUpload | undefined | Promise<LinkedUpload | undefined> {
  const known = services.slugs.peek(address.slug);
  if (known && isAddressOf(services, known, address)) return known;
  return findKnownName(services, address) ?? load(services, address);
}

/** Whether an address is of an upload that is in memory: then it is of nothing else. */
export function isKnownUpload(services: LookupServices, address: LinkAddress): boolean {
  const { slugs, linkNames } = services;
  if (slugs.peek(address.slug)) return true;
  return wantedNames(address).some(({ name }) => {
    const known = linkNames.peek(linkNameKey(spaceOf(address), name));
    return (
      known !== undefined && isInForce(services, known) && slugs.peek(known.slug) !== undefined
    );
  });
}

/** Whether the random slug, with the part after it, is an address of its upload. */
function isAddressOf(
  { clock }: LookupServices,
  upload: UploadRow,
  { surface, extension, domain }: LinkAddress,
): boolean {
  if (hasRandomSlug[surface]) return true;
  if (!hasExtension(upload, extension)) return false;
  if (upload.slug_until === null) return true;
  // Elsewhere the custom slug does not work, and this one is the upload's address.
  const isReplaced = !domain && upload.custom_space === '' && upload.domain_id === null;
  return !isReplaced || upload.slug_until > clock.now();
}

/** Whether a link to the upload may end so; undefined: without any. */
const hasExtension = (upload: UploadRow, extension: string | undefined) =>
  extension === undefined || mayEndIn(upload, extension);

interface NameParts {
  name: string;
  extension: string | undefined;
}

function wantedNames({ surface, slug, extension }: LinkAddress): NameParts[] {
  if (hasRandomSlug[surface]) return [];
  const name = extension === undefined ? slug : `${slug}.${extension}`;
  const all: NameParts[] = [{ name, extension: undefined }];
  if (extension !== undefined) all.push({ name: stemOf(name), extension: lastExtensionOf(name) });
  return all.filter((wanted) => canBeCustomSlug(wanted.name));
}

// No two uploads answer for one address (`slugs/claim-slug.ts`), so the caches may be read in any order.
function findKnownName(services: LookupServices, address: LinkVisit): LinkedUpload | undefined {
  const { slugs, linkNames } = services;
  for (const { name, extension } of wantedNames(address)) {
    const known = linkNames.peek(linkNameKey(spaceOf(address), name));
    const upload = known && isInForce(services, known) ? slugs.peek(known.slug) : undefined;
    if (upload && hasExtension(upload, extension)) {
      refuseGuessing(services, address);
      return upload;
    }
  }
  return undefined;
}

async function load(
  services: LookupServices,
  address: LinkVisit,
): Promise<LinkedUpload | undefined> {
  const upload = await findBySlug(services, address.slug);
  if (upload && isAddressOf(services, upload, address)) return upload;
  // Random slugs cannot be guessed, so they work for every visitor who has one.
  const wanted = wantedNames(address);
  if (wanted.length === 0) return undefined;
  refuseGuessing(services, address);
  for (const { name, extension } of wanted) {
    const named = await findByName(services, spaceOf(address), name);
    if (named && hasExtension(named, extension)) return named;
  }
  await recordMiss(services, address);
  return undefined;
}

type MissServices = Pick<Services, 'db' | 'linkMisses' | 'clientAddresses'>;

/** Counts a failed look-up by a visitor. */
export async function recordMiss(services: MissServices, visitor: Visitor): Promise<void> {
  if (await hasNames(services)) services.linkMisses.add(visitorNetwork(services, visitor));
}

/** Throws `too_many_attempts` for a visitor with too many failed look-ups. */
export function refuseGuessing(
  services: Pick<Services, 'linkMisses' | 'clientAddresses'>,
  visitor: Visitor,
): void {
  const { linkMisses } = services;
  if (linkMisses.isInForce()) linkMisses.check(visitorNetwork(services, visitor));
}

/** Whether there is any custom slug, on whatever host, that could be guessed. */
const hasNames = async ({ db }: Pick<Services, 'db'>) =>
  (await db.selectFrom('link_names').select('slug').limit(1).executeTakeFirst()) !== undefined;

async function findByName(services: LookupServices, space: string, name: string) {
  const { db, linkNames } = services;
  const found = await linkNames.find(linkNameKey(space, name), () =>
    db
      .selectFrom('link_names')
      .innerJoin('uploads', 'uploads.id', 'link_names.upload_id')
      .select(['uploads.slug', 'link_names.until'])
      .where('link_names.space', '=', space)
      .where('link_names.slug', '=', name)
      .executeTakeFirst(),
  );
  return found && isInForce(services, found) ? findBySlug(services, found.slug) : undefined;
}

const isInForce = ({ clock }: LookupServices, { until }: LinkName) =>
  until === null || until > clock.now();

// Compiled once: with what its albums ask, that takes longer than the database does.
const selectLinked = prepare((db, { slug }: { slug: string }) =>
  db
    .selectFrom('uploads')
    .selectAll()
    .select(albumLocks(db).as('album_locks'))
    .where('slug', '=', slug),
);

/** The upload with this random slug, whatever else an address of it would have to say. */
export function findBySlug({ db, slugs }: Pick<Services, 'db' | 'slugs'>, slug: string) {
  if (!canBeRandomSlug(slug)) return undefined;
  return slugs.find(slug, async (wanted) => (await selectLinked(db, { slug: wanted })).rows[0]);
}
