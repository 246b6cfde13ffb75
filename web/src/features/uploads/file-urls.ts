import type { Upload } from '@perch/contract/uploads';

/**
 * The file's path on this page's own host, also for a file on a domain: the page loads nothing from
 * other hosts. The server does not count it as a view.
 */
export function previewUrlOf({ fileId }: Pick<Upload, 'fileId'>): string {
  return `/f/${fileId}?preview`;
}

/** A path of this host too: from another host a browser would leave the page, and stop its uploads. */
export function downloadUrlOf({ fileId }: Pick<Upload, 'fileId'>): string {
  return `/f/${fileId}?download`;
}
