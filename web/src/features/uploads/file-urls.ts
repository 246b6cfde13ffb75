import type { Upload } from '@perch/contract/uploads';

/**
 * The file's path on this page's own host, also for a file on a domain: the page loads nothing from
 * other hosts. The server does not count it as a view.
 */
export function previewUrlOf({ appSlug, sha256 }: Pick<Upload, 'appSlug' | 'sha256'>): string {
  // Other bytes need another URL: the browser has cached the replaced ones.
  return `/f/${appSlug}?preview=${sha256.slice(0, 12)}`;
}

/** The address of an image in 1280 pixels of width, beside that of its thumbnail. */
export const sizedUrlOf = (thumbnailUrl: string): string =>
  thumbnailUrl.replace(/\/t\/([^/]+)$/, '/i/$1/w1280.webp');

/** A path of this host too: from another host a browser would leave the page, and stop its uploads. */
export function downloadUrlOf({ appSlug }: Pick<Upload, 'appSlug'>): string {
  return `/f/${appSlug}?download`;
}
