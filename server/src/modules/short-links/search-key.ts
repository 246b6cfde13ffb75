import type { ShortLinkRow } from '../../database/rows/link-rows.ts';

/** A link's texts in lower case, in which a search looks for a part. */
export const linkSearchKey = ({
  slug,
  custom_slug: customSlug,
  title,
  target,
}: Pick<ShortLinkRow, 'slug' | 'custom_slug' | 'title' | 'target'>): string =>
  searchText([customSlug ?? slug, title, target].join('\n'));

export const searchText = (text: string): string => text.normalize('NFC').toLowerCase();
