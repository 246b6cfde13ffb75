import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Services } from '../../../services.ts';
import type { LinkDomain } from './find-link-domains.ts';
import { shownExtensionOf } from './link-extension.ts';

/** What the slug of a link is chosen by, of an upload's and of a short one. */
type Slugged = Pick<UploadRow, 'slug' | 'domain_id' | 'custom_slug' | 'custom_space'>;

/** What links are made of. */
export type Linked = Slugged & Pick<UploadRow, 'original_name' | 'link_kind' | 'link_extension'>;

/**
 * The slug of an upload's link or of a short link on the host that it is on: the custom one where it was chosen for that host,
 * otherwise the random one, which works on every host.
 */
export function linkSlugOf(file: Slugged, domain: LinkDomain | undefined): string {
  const space = domain?.isLive ? file.domain_id : '';
  return (file.custom_space === space ? file.custom_slug : null) ?? file.slug;
}

/** URL of an upload's thumbnail, always on the app's host. */
export const thumbnailUrlOf = (
  { config }: Pick<Services, 'config'>,
  { slug }: Pick<Linked, 'slug'>,
): string => `${config.publicUrl}/t/${slug}`;

/** The public link of an upload: the one of its two addresses that its options name. */
export const publicUrlOf = (
  services: Pick<Services, 'config'>,
  file: Linked,
  domain: LinkDomain | undefined,
): string => (file.link_kind === 'view' ? viewUrlOf : rawUrlOf)(services, file, domain);

/** The address of an upload's bytes: on its domain while that is live, otherwise on the app's host. */
export function rawUrlOf(
  { config }: Pick<Services, 'config'>,
  file: Linked,
  domain: LinkDomain | undefined,
): string {
  const slug = linkSlugOf(file, domain);
  const extension = shownExtensionOf(file);
  const hasExtension = extension === '' || slug.toLowerCase().endsWith(`.${extension}`);
  const name = hasExtension ? slug : `${slug}.${extension}`;
  return domain?.isLive ? `https://${domain.name}/${name}` : `${config.publicUrl}/f/${name}`;
}

/** The address of an upload's page, on the same host. */
export const viewUrlOf = (
  { config }: Pick<Services, 'config'>,
  file: Linked,
  domain: LinkDomain | undefined,
): string =>
  `${domain?.isLive ? `https://${domain.name}` : config.publicUrl}/v/${linkSlugOf(file, domain)}`;
