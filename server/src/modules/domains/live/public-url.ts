import { extensionOf } from '../../../lib/file-extension.ts';
import type { Services } from '../../../services.ts';
import type { LinkDomain } from './find-link-domains.ts';

interface Linked {
  slug: string;
  original_name: string;
}

/** URL of an upload's thumbnail, always on the app's host. */
export const thumbnailUrlOf = (
  { config }: Pick<Services, 'config'>,
  { slug }: Pick<Linked, 'slug'>,
): string => `${config.publicUrl}/t/${slug}`;

/**
 * The public link of an upload: on its domain while that is live, otherwise on the app's host. All links
 * are built here.
 */
export function publicUrlOf(
  { config }: Pick<Services, 'config'>,
  file: Linked,
  domain: LinkDomain | undefined,
): string {
  const extension = extensionOf(file.original_name);
  const name = `${file.slug}${extension && `.${extension}`}`;
  return domain?.isLive ? `https://${domain.name}/${name}` : `${config.publicUrl}/f/${name}`;
}
