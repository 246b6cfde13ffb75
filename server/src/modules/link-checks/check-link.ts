import type { LinkCheck } from '@perch/contract/uploads/link-checks';

import { readAlbumLocks } from '../../database/album-locks.ts';
import type { AlbumRow } from '../../database/rows/album-rows.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Services } from '../../services.ts';
import { isGuarded as isUploadGuarded } from '../album-membership/album-locks.ts';
import { findLinkDomains } from '../domains/live/find-link-domains.ts';
import { viewUrlOf } from '../domains/live/public-url.ts';
import { findMediaFacts } from '../uploads/media/find-media-facts.ts';
import { type OpenPublic, readPage } from './read-page.ts';

/** What previews of the link to an upload show, from its page as it is served. */
export async function checkUpload(
  services: Services,
  upload: UploadRow,
  open: OpenPublic,
): Promise<LinkCheck> {
  const domains = await findLinkDomains(services, [upload]);
  const url = viewUrlOf(services, upload, domains.get(upload.domain_id ?? ''));
  const isGuarded = isUploadGuarded({
    ...upload,
    ...(await readAlbumLocks(services.db, upload.id)),
  });
  const { codecs } = await findMediaFacts(services, upload);
  return {
    ...(await checkPage(services, { url, isGuarded }, open)),
    file: { mimeType: upload.mime_type, bytes: upload.size, codecs },
  };
}

/** What previews of the link to an album show. */
export async function checkAlbum(
  services: Services,
  { slug, password_hash }: AlbumRow,
  open: OpenPublic,
): Promise<LinkCheck> {
  const url = `${services.config.publicUrl}/a/${slug}`;
  const page = await checkPage(services, { url, isGuarded: password_hash !== null }, open);
  return { ...page, file: null };
}

const nothing = { tags: [], pictures: [], author: null, gallery: null };

async function checkPage(
  { settings }: Pick<Services, 'settings'>,
  { url, isGuarded }: { url: string; isGuarded: boolean },
  open: OpenPublic,
): Promise<Omit<LinkCheck, 'file'>> {
  const { embeds, embedVideoMax: videoBytesMax } = settings.current();
  const page = await readPage(open, url);
  if (!page) return { url, state: 'ended', ...nothing, videoBytesMax };
  const opened = embeds ? 'open' : 'off';
  return { url, state: isGuarded ? 'closed' : opened, ...page, videoBytesMax };
}
