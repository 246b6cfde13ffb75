import { html, raw } from 'hono/html';

import { type MediaFacts, pixels } from '../../lib/media/media-facts.ts';
import { hasThumbnail } from '../../modules/uploads/pictures/upload-face.ts';
import type { Services } from '../../services.ts';
import type { ShownMember } from '../gate/albums/read-members.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import type { PageFrame } from '../pages/page-frame.ts';
import { ratioClassOf } from '../pages/tile-ratios.ts';
import { type ViewKind, viewKindOf } from '../view/view-kind.ts';
import { shownExtension } from '../view/view-links.ts';

/** A member, and the known facts of its picture. */
export type Tile = ShownMember & { media: MediaFacts | undefined };

/** The host of a page, as its paths depend on it. */
export interface TileHost {
  isDomain: boolean;
  /** Whether pictures for link previews are made, the only small ones that domains have. */
  hasPreviews: boolean;
  /** Whether a file has a small picture at all. */
  hasThumbnail(upload: ReadableUpload): boolean;
}

export const hostOf = (services: Services, isDomain: boolean): TileHost => ({
  isDomain,
  hasPreviews: services.settings.current().embeds,
  hasThumbnail: (upload) => hasThumbnail(services, upload),
});

/** Pictures without a small one are shown themselves up to this size. */
const shownBytesMax = 4 * 1024 ** 2;

/** The members as items of a list; each links to its own page. */
export const albumTiles = (frame: PageFrame, tiles: readonly Tile[], host: TileHost) =>
  html`${tiles.map((tile) => albumTile(frame, tile, host))}`;

function albumTile(frame: PageFrame, { slug, upload, media }: Tile, host: TileHost) {
  if (!upload) return closedTile(frame, slug);
  const kind = viewKindOf(upload);
  const name = upload.original_name;
  const path = `${host.isDomain ? '/' : '/f/'}${slug}`;
  const opened = openedIn(upload, kind, path, host);
  const source = pictureOf(upload, path, host);
  const shown =
    source === undefined
      ? html`${icon(upload, kind === 'video')}<bdi class="name">${name}</bdi>`
      : html`<img
            src="${source}"
            alt="${name}"
            ${isSheet(kind) ? raw('class="sheet"') : ''}
            ${sizeOf(media)}
            loading="lazy"
            decoding="async"
          />${kind === 'video' ? playMark : opened ? '' : caption(upload)}`;
  return html`<li class="tile ${ratioClassOf(media?.size ?? drawnSizeOf(upload))}">
    <a
      href="/v/${slug}"
      ${source === undefined ? raw('class="file"') : ''}
      ${opened ? html`data-${raw(opened.as)}="${opened.source}" data-name="${name}"` : ''}
      >${shown}</a
    >
  </li>`;
}

/** What the lightbox shows of a file; undefined where it has a page only. */
function openedIn(upload: ReadableUpload, kind: ViewKind, path: string, host: TileHost) {
  if (kind === 'picture' || kind === 'video') return { as: kind, source: `${path}?preview` };
  if (kind !== 'drawn' || upload.category !== 'image' || !host.hasThumbnail(upload))
    return undefined;
  return { as: 'picture', source: `/i/${upload.slug}/w1920.webp` };
}

/** What a page may show of a file that the visitor may not read: where to unlock it. */
const closedTile = ({ m }: PageFrame, slug: string) =>
  html`<li class="tile ${ratioClassOf(null)}">
    <a href="/v/${slug}" class="file">
      <svg viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
        <path d="M13 27v-8a11 11 0 0 1 22 0v8" class="open" />
        <path d="M8 27h32v26H8z" />
        <path d="M24 37v7" class="open" />
      </svg>
      <span class="name">${m.albums.page.closedFile}</span>
    </a>
  </li>`;

/** The address of the small picture on this host; undefined where there is none and the file is none to show. */
export function pictureOf(
  upload: ReadableUpload,
  path: string,
  { isDomain, hasPreviews, ...host }: TileHost,
): string | undefined {
  if (host.hasThumbnail(upload) && !isDomain) return `/t/${upload.slug}`;
  if (host.hasThumbnail(upload) && hasPreviews) return `/p/${upload.slug}.jpg`;
  const isPicture = viewKindOf(upload) === 'picture';
  return isPicture && upload.size <= shownBytesMax ? `${path}?preview` : undefined;
}

/** Of a file whose header does not say it, such as a raw photograph. */
const drawnSizeOf = ({ preview_width: width, preview_height: height }: ReadableUpload) =>
  width === null || height === null ? null : pixels(width, height);

const sizeOf = (media: MediaFacts | undefined) =>
  media?.size ? raw(`width="${media.size.width}" height="${media.size.height}"`) : '';

/** Of which the beginning is worth more than the middle. */
const sheetKinds: ReadonlySet<ViewKind> = new Set(['pdf', 'code', 'markdown', 'table']);
const isSheet = (kind: ViewKind) => sheetKinds.has(kind);

const playMark = html`<svg
  class="mark"
  viewBox="0 0 24 24"
  width="48"
  height="48"
  aria-hidden="true"
>
  <circle cx="12" cy="12" r="11" />
  <path d="M10 7.5v9l7-4.5z" />
</svg>`;

/** Pages and covers do not say which file they are of. */
const caption = ({ original_name: name }: ReadableUpload) =>
  html`<bdi class="caption" aria-hidden="true">${name}</bdi>`;

const icon = ({ original_name: name }: ReadableUpload, isVideo: boolean) =>
  html`<svg viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
    <path d="M4 1h28l12 12v42a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
    <path d="M32 1v12h12" class="open" />
    ${isVideo ? html`<path d="M19 20v14l12-7z" class="play" />` : ''}
    <text x="24" y="50" text-anchor="middle">${shownExtension(name)}</text>
  </svg>`;
