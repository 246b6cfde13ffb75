import { fetchArchive } from '@perch/contract/archives';
import { fetchLogo } from '@perch/contract/brand/logo';
import { fetchThumbnail } from '@perch/contract/uploads/public-links';

import type { Serve, ServedApp } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { canHaveThumbnail } from '../uploads/thumbnails.ts';
import type { AlbumPages } from './albums/album-pages.ts';
import { createServeArchive } from './archives/serve-archive.ts';
import { serveSelection } from './archives/serve-selection.ts';
import { serveLogo } from './brand/serve-logo.ts';
import { serveDeletion } from './deletion/serve-deletion.ts';
import { servePreview } from './embeds/serve-preview.ts';
import type { ReadableUpload, Surface } from './gate/may-read.ts';
import { noSuchThumbnail } from './gate/refusals.ts';
import { serveGate } from './gate/serve-gate.ts';
import { serveReadable } from './gate/serve-readable.ts';
import { createLegalPages } from './legal/legal-pages.ts';
import { serveOembed } from './oembed/serve-oembed.ts';
import { answerOtherMethod } from './other-methods.ts';
import { robotsPath, serveRobots } from './robots.ts';
import { serveThumbnail } from './serving/serve-thumbnail.ts';
import { answerOnApp } from './short-links/short-links.ts';
import { previewRoutes } from './view/preview-paste.ts';
import type { ViewPages } from './view/view-page.ts';

interface Asked {
  request: Request;
  /** The address of the connection's other end. */
  peer: string;
}

/** An address on the app's host. */
const addressOf = (slug: string, { request, peer }: Asked) => ({
  slug,
  request,
  domainOwnerId: undefined,
  findPeer: () => peer,
});

type Handler = (upload: ReadableUpload) => Response | Promise<Response>;

const albumPaths = [
  ['/a/:slug', 'page'],
  ['/a/:slug/items', 'items'],
] as const;
const galleryPath = '/:handle{@[^/]+}';

/** Thumbnails, and the pages behind deletion links; see `public-files.ts` for the links themselves. */
export function publicRoutes(
  app: ServedApp,
  serve: Serve,
  services: Services,
  viewPages: ViewPages,
  albumPages: AlbumPages,
) {
  const onApp = async (surface: Surface, slug: string, { request, peer }: Asked, handle: Handler) =>
    serveReadable(services, { surface, ...addressOf(slug, { request, peer }) }, handle);

  serve(fetchThumbnail, ({ params, request, peer }) =>
    onApp('thumbnail', params.slug, { request, peer }, (upload) =>
      serveThumbnail(services, upload, request),
    ),
  );
  app.all('/t/:slug', ({ req, env }) =>
    onApp('thumbnail', req.param('slug'), { request: req.raw, peer: env.peer }, (upload) => {
      if (!canHaveThumbnail(upload)) throw noSuchThumbnail();
      return answerOtherMethod(services, req.raw);
    }),
  );

  previewRoutes(serve, services);
  serve(fetchLogo, ({ request }) => serveLogo(services, request));

  app.get('/v/:slug', ({ req, env }) =>
    viewPages(req.param('slug'), req.raw, undefined, () => env.peer),
  );
  for (const action of ['unlock', 'open'] as const) {
    app.all(`/v/:slug/${action}`, ({ req, env }) => {
      const asked = { request: req.raw, peer: env.peer };
      return serveGate(services, action, addressOf(req.param('slug'), asked));
    });
  }

  for (const [path, action] of [
    ['/to/:slug', 'follow'],
    ['/to/:slug/unlock', 'unlock'],
  ] as const) {
    app.all(path, ({ req, env }) =>
      answerOnApp(services, action, {
        slug: req.param('slug'),
        domain: undefined,
        request: req.raw,
        findPeer: () => env.peer,
      }),
    );
  }
  for (const [path, part] of albumPaths) {
    app.get(path, ({ req, env }) =>
      albumPages.answer(part, req.param('slug'), req.raw, undefined, () => env.peer),
    );
  }
  app.all('/a/:slug/unlock', ({ req, env }) =>
    albumPages.answer('unlock', req.param('slug'), req.raw, undefined, () => env.peer),
  );
  app.get(galleryPath, ({ req, env }) =>
    albumPages.gallery(req.param('handle').slice(1), req.raw, () => env.peer),
  );

  app.get(robotsPath, () => serveRobots(services, 'app'));
  app.all('/p/*', ({ req, env }) => servePreview(services, req.raw, undefined, () => env.peer));
  app.all('/oembed', ({ req, env }) => serveOembed(services, req.raw, undefined, () => env.peer));

  const serveArchive = createServeArchive(services);
  serve(fetchArchive, ({ params, request, peer }) =>
    serveSelection(services, serveArchive, params.name, { request, findPeer: () => peer }),
  );
  app.all('/z/*', ({ req }) => answerOtherMethod(services, req.raw));

  const legalPage = createLegalPages(services);
  app.get('/legal/*', ({ req, env }) =>
    legalPage(req.raw, req.path.slice('/legal/'.length), req.query('scheme'), () => env.peer),
  );

  app.on(['GET', 'POST'], '/delete/:slug/:secret', ({ req, env }) => {
    const address = addressOf(req.param('slug'), { request: req.raw, peer: env.peer });
    return serveDeletion(services, address, req.param('secret'));
  });
}
