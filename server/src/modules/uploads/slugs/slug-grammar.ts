import { slugPattern } from '@perch/contract/uploads/limits';

import { createLookupCache, type LookupCache } from '../../../lib/lookup-cache.ts';

/** Of slugs that the server makes: letters and digits, or a UUID. */
const randomForm =
  /^(?:[0-9A-Za-z]{6,32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Whether `uploads.slug` may be this; if not, no query is needed. */
export const canBeRandomSlug = (text: string) => randomForm.test(text);

export const canBeCustomSlug = (text: string) => slugPattern.test(text);

/** The slug without its last extension, of which a link may have one more; the slug itself without one. */
export function stemOf(slug: string): string {
  const dot = slug.lastIndexOf('.');
  return dot > 0 ? slug.slice(0, dot) : slug;
}

/** The part after the stem, without the dot; empty without one. */
export const lastExtensionOf = (slug: string) => slug.slice(stemOf(slug).length + 1);

/** Key of a custom slug in `LinkNames` and in invalidations: no space and no slug has a slash. */
export const linkNameKey = (space: string, slug: string) => `${space}/${slug}`;

// Paths that the server itself answers at the root of a domain, or may: custom slugs are there as well.
const paths = new Set(
  `a acme-challenge admin albums api assets archives auth d delete docs drop f g go healthz login logo
  manifest.webmanifest metrics oembed p r readyz register report s settings t to u unlock v view z`.split(
    /\s+/,
  ),
);
// Asked for by programs of their own accord, with an extension.
const fileStems = new Set(
  `ads app-ads apple-app-site-association apple-touch-icon apple-touch-icon-precomposed browserconfig
  crossdomain favicon humans index manifest robots security service-worker site sitemap sw`.split(
    /\s+/,
  ),
);

/** Whether no link may be called so, in upper case neither. */
export function isReservedSlug(slug: string): boolean {
  const folded = slug.toLowerCase();
  return paths.has(folded) || fileStems.has(stemOf(folded));
}

const entriesMax = 10_000;

/** Where a custom slug leads. */
export interface LinkName {
  /** The upload's random slug, by which its row is found. */
  slug: string;
  /** When it ends; null: it is no alias. */
  until: number | null;
}

/**
 * Custom slugs by `linkNameKey`; invalidated where one is claimed, replaced or given up. One whose upload is
 * gone leads to a random slug that nothing has, so that deletions need not know of it.
 */
export type LinkNames = LookupCache<LinkName>;

export const createLinkNames = (): LinkNames => createLookupCache(entriesMax);
