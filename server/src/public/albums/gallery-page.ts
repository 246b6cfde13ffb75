import { html } from 'hono/html';

import { parseRequestTarget } from '../../http/request/request-target.ts';
import type { Services } from '../../services.ts';
import type { ReadableAlbum } from '../gate/albums/decide-read-album.ts';
import { readGallery } from '../gate/albums/read-gallery.ts';
import { readCovers } from '../gate/albums/read-members.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { notFoundPage } from '../pages/upload-pages.ts';
import type { Visit } from '../visit.ts';
import { hostOf, pictureOf, type TileHost } from './album-tiles.ts';

const albumsMax = 60;

/** The page of an account's public albums; to all other names the answer is the one to names that do not exist. */
export async function galleryPage(
  services: Services,
  visit: Visit,
  username: string,
): Promise<Response> {
  const frame = frameOf(services, visit.request);
  const number = pageIn(parseRequestTarget(visit.request).query.get('page'));
  const gallery = await readGallery(services, username, { page: number, limit: albumsMax });
  if (!gallery) return notFoundPage(frame);
  const labels = frame.m.albums.page;
  const covers = await readCovers(services, gallery.albums, { ...visit, slug: '' });
  const title = labels.albumsOf({ name: gallery.username });
  const path = `/@${encodeURIComponent(gallery.username)}`;
  // A cover is of the app's host, where each picture has a small one.
  const host = { ...hostOf(services, false), hasPreviews: true };
  const content = html`${
      gallery.albums.length === 0
        ? html`<p class="empty">${labels.noAlbums}</p>`
        : html`<ul class="albums">
            ${gallery.albums.map((album) => albumCard(frame, album, { cover: covers.get(album.id), host }))}
          </ul>`
    }
    <nav class="pager">
      ${number > 1 ? html`<a href="${path}">${labels.first}</a>` : ''}${
        gallery.hasMore
          ? html`<a rel="next" href="${path}?page=${number + 1}">${labels.more}</a>`
          : ''
      }
    </nav>`;
  return page(frame, 200, title, content, {
    layout: 'album',
    sources: { 'img-src': "'self'" },
  });
}

function albumCard(
  { m }: PageFrame,
  album: ReadableAlbum,
  { cover, host }: { cover: ReadableUpload | undefined; host: TileHost },
) {
  const source = cover && pictureOf(cover, `/f/${cover.slug}`, host);
  return html`<li class="album">
    <a href="/a/${album.slug}">
      <span class="cover"
        >${
          source === undefined
            ? html`<svg viewBox="0 0 60 48" width="60" height="48" aria-hidden="true">
                <path d="M4 10h52v34H4z" />
                <path d="M10 5h40M4 38l14-13 12 11 8-7 18 15" class="open" />
              </svg>`
            : html`<img src="${source}" alt="" loading="lazy" decoding="async" />`
        }</span
      >
      <h2><bdi>${album.name}</bdi></h2>
      <p>${m.albums.page.files({ count: album.upload_count })}</p>
    </a>
  </li>`;
}

/** The first one for anything invalid. */
const pageIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
