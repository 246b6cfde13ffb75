import { html } from 'hono/html';

import { createCostlyWork } from '../../http/request/costly-work.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import { createLimiter } from '../../lib/concurrency-limiter.ts';
import { rawUrlOf } from '../../modules/domains/live/public-url.ts';
import { findMediaFacts } from '../../modules/uploads/media/find-media-facts.ts';
import type { Services } from '../../services.ts';
import { createServeArchive } from '../archives/serve-archive.ts';
import { type AlbumSubject, findAlbumEmbed, renderEmbed } from '../embeds/page-embed.ts';
import {
  type AlbumAddress,
  decideReadAlbum,
  type ReadableAlbum,
  respondAlbumRefused,
  unlockAlbum,
} from '../gate/albums/decide-read-album.ts';
import { type MembersPart, readCovers, readMembers } from '../gate/albums/read-members.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { page } from '../pages/page.ts';
import { type ViewKind, viewKindOf } from '../view/view-kind.ts';
import { type Visit, visitorAddress } from '../visit.ts';
import {
  archivedSlug,
  archivePath,
  refuseAlbumArchive,
  serveAlbumArchive,
} from './album-archive.ts';
import { albumTiles, hostOf, type Tile } from './album-tiles.ts';
import { galleryPage } from './gallery-page.ts';

/** Members of one page, and of what the script fetches at a time. */
const tilesMax = 100;
/** Files of which the size of their pictures is read at a time, where it is not known yet. */
const readsMax = 8;
const pagesAtOnceMax = 8;

/** The addresses below `/a/<slug>`. */
const albumParts = ['page', 'items', 'unlock'] as const;
type AlbumPart = (typeof albumParts)[number];

interface AlbumPages {
  /** Answers a request for an album or, by its slug and `.zip`, for its archive, on the app's host or on a user's domain: a GET or HEAD, except for `unlock`. */
  answer(visit: Visit, name: string, part: AlbumPart): Promise<Response>;
  /** Answers a GET or HEAD for the public albums of an account, on the app's host. */
  gallery(visit: Visit, username: string): Promise<Response>;
}

const hasSize: ReadonlySet<ViewKind> = new Set(['picture', 'video', 'drawn']);

export function createAlbumPages(services: Services): AlbumPages {
  const reads = createLimiter({ concurrency: readsMax });
  const serveArchive = createServeArchive(services);
  // The rows of a page, and the pictures whose sizes are read, are held until it is written.
  const work = createCostlyWork({ atOnceMax: pagesAtOnceMax });

  /** Sizes keep the page from jumping while pictures come, and give each the room that it needs. */
  async function withMedia({ members }: MembersPart): Promise<Tile[]> {
    return Promise.all(
      members.map(async (member): Promise<Tile> => {
        const { upload } = member;
        const kind = upload && viewKindOf(upload);
        if (!upload || !kind || !hasSize.has(kind)) return { ...member, media: undefined };
        const media = await reads.run(() => findMediaFacts(services, upload));
        return { ...member, media };
      }),
    );
  }

  async function tilesOf(album: ReadableAlbum, address: AlbumAddress) {
    const { query } = parseRequestTarget(address.request);
    const after = placeIn(query.get('after'));
    const part = await readMembers(services, album, address, { after, limit: tilesMax });
    const frame = frameOf(services, address.request);
    const host = hostOf(services, address.domain !== undefined);
    const shown = await withMedia(part);
    const tiles = albumTiles(frame, shown, host);
    return { frame, shown, tiles, isEmpty: part.members.length === 0, after, next: part.next };
  }

  async function embedSubject(
    album: ReadableAlbum,
    address: AlbumAddress,
    { frame, shown }: { frame: PageFrame; shown: readonly Tile[] },
  ): Promise<AlbumSubject> {
    const cover = (await readCovers(services, [album], address)).get(album.id);
    const { domain } = address;
    const host = domain && { name: domain.name, isLive: true };
    return {
      album,
      frame,
      cover: cover && { upload: cover, media: await findMediaFacts(services, cover) },
      members: shown.flatMap(({ upload, media }) => (upload && media ? [{ upload, media }] : [])),
      rawUrlOf: (upload) =>
        rawUrlOf(services, domain ? { ...upload, domain_id: domain.id } : upload, host),
    };
  }

  async function showAlbum(album: ReadableAlbum, address: AlbumAddress): Promise<Response> {
    const { frame, shown, tiles, isEmpty, after, next } = await tilesOf(album, address);
    const { m } = frame;
    const labels = m.albums.page;
    const path = pathOf(album);
    const subject = await embedSubject(album, address, { frame, shown: after === 0 ? shown : [] });
    const { query } = parseRequestTarget(address.request);
    // Neither its further parts nor a page that is looked at as a preview is another view.
    if (after === 0 && address.request.method === 'GET' && !query.has('preview')) {
      services.albumCounts.count(album.id, 'views');
    }
    const content = html`<div class="top">
        <div class="about">
          <p>${labels.files({ count: album.upload_count })}</p>
          ${album.description && html`<p class="text" dir="auto">${album.description}</p>`}
        </div>
        ${
          !isEmpty
            ? html`<a class="button" href="${archivePath(album.slug)}" download
                >${labels.downloadAll}</a
              >`
            : ''
        }
      </div>
      ${isEmpty && after === 0 ? html`<p class="empty">${labels.empty}</p>` : ''}
      <div
        class="tiles"
        data-items="${path}/items"
        data-close="${labels.close}"
        data-next="${labels.next}"
        data-previous="${labels.previous}"
        data-page="${labels.openPage}"
      >
        <ol>
          ${tiles}
        </ol>
      </div>
      <nav class="pager">
        ${after > 0 ? html`<a href="${path}">${labels.first}</a>` : ''}${moreLink(frame, path, next)}
      </nav>`;
    return page(frame, 200, album.name, content, {
      layout: 'album',
      heading: html`<bdi>${album.name}</bdi>`,
      head: html`${albumHead(services, subject)}`,
      sources: {
        ...(services.pageAssets.album ? { 'connect-src': "'self'" } : {}),
        'img-src': "'self'",
        'media-src': "'self'",
      },
      script: services.pageAssets.album,
    });
  }

  async function showItems(album: ReadableAlbum, address: AlbumAddress): Promise<Response> {
    const { frame, tiles, next } = await tilesOf(album, address);
    const items = html`<ol>
        ${tiles}
      </ol>
      ${moreLink(frame, pathOf(album), next)}`;
    return new Response(String(await items), { headers: itemsHeaders });
  }

  return {
    async answer(visit, name, part) {
      const archived = part === 'page' ? archivedSlug(name) : undefined;
      const address = { ...visit, slug: archived ?? name };
      if (part === 'unlock') return unlockAlbum(services, address);
      const decision = await decideReadAlbum(services, address);
      if (archived !== undefined) {
        return 'allowed' in decision
          ? serveAlbumArchive(services, serveArchive, decision.allowed, address)
          : refuseAlbumArchive(services, decision.refused, address);
      }
      if ('allowed' in decision) {
        const album = decision.allowed;
        return work.run(visitorAddress(services, address), () =>
          part === 'page' ? showAlbum(album, address) : showItems(album, address),
        );
      }
      const refusal = await respondAlbumRefused(services, decision.refused, address);
      if (part === 'page' || refusal.status !== 200) return refusal;
      // For the script: what asks for a password are no items.
      return new Response(null, { status: 403, headers: { 'cache-control': 'no-store' } });
    },
    gallery: (visit, username) =>
      work.run(visitorAddress(services, visit), () => galleryPage(services, visit, username)),
  };
}

const pathOf = ({ slug }: ReadableAlbum) => `/a/${slug}`;

/** The script puts the further members behind those that are there, and this link in the place of its own. */
const moreLink = ({ m }: PageFrame, path: string, next: number | undefined) =>
  next === undefined
    ? ''
    : html`<a rel="next" href="${path}?after=${next}">${m.albums.page.more}</a>`;

/** 0, the beginning, for anything invalid. */
const placeIn = (text: string | null) =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;

const itemsHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** The tags in an album's head that tell programs what it shows. */
async function albumHead(services: Services, subject: AlbumSubject) {
  const { album, frame } = subject;
  const canonical = html`<link rel="canonical" href="${frame.origin}/a/${album.slug}" />`;
  if (!services.settings.current().embeds) return canonical;
  return html`${canonical} ${renderEmbed(await findAlbumEmbed(services, subject))}`;
}
