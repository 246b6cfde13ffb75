import { extensionOf } from '../../../lib/file-extension.ts';
import type { Services } from '../../../services.ts';
import type { LinkDomain } from './find-link-domains.ts';

interface Linked {
  slug: string;
  original_name: string;
}

/** Where a file's thumbnail is made and shown: always on the app's host. */
export const thumbnailUrlOf = (
  { config }: Pick<Services, 'config'>,
  { slug }: Pick<Linked, 'slug'>,
): string => `${config.publicUrl}/t/${slug}`;

/**
 * The public link of a file, on the domain that is stored with it as long as that one is live. The
 * only place where such a link is made.
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
