import { html } from 'hono/html';

import { canHavePreview } from '../../modules/uploads/thumbnails.ts';
import type { Services } from '../../services.ts';
import { albumTags } from '../embeds/tags/embed-tags.ts';
import { renderTags } from '../embeds/tags/render-tags.ts';
import type { ReadableAlbum } from '../gate/albums/decide-read-album.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';

interface Headed {
  album: ReadableAlbum;
  frame: PageFrame;
  cover: ReadableUpload | undefined;
}

/** The tags in an album's head that tell programs what it shows. */
export function albumHead(
  { settings }: Pick<Services, 'settings'>,
  { album, frame: { brand, origin, m }, cover }: Headed,
) {
  const pageUrl = `${origin}/a/${album.slug}`;
  const canonical = html`<link rel="canonical" href="${pageUrl}" />`;
  if (!settings.current().embeds) return canonical;
  const tags = albumTags({
    title: album.name,
    description: album.description || m.albums.page.files({ count: album.upload_count }),
    siteName: brand?.name || new URL(origin).host,
    pageUrl,
    name: cover?.original_name ?? '',
    size: sizeOf(cover),
    previewUrl: cover && canHavePreview(cover) ? `${origin}/p/${cover.slug}.jpg` : undefined,
  });
  return html`${canonical} ${renderTags(tags)}`;
}

const sizeOf = (cover: ReadableUpload | undefined) =>
  cover?.width && cover.height ? { width: cover.width, height: cover.height } : undefined;
