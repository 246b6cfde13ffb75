import { fetchThumbnail } from '@perch/contract/uploads';

import type { Serve, ServedApp } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { isDeletionSecret } from '../uploads/deletion-link.ts';
import { removeUpload } from '../uploads/remove-upload.ts';
import { canHaveThumbnail } from '../uploads/thumbnails.ts';
import type { ReadableUpload } from './gate/may-read.ts';
import { noSuchThumbnail, type Surface } from './gate/refusals.ts';
import { serveReadable } from './gate/serve-readable.ts';
import { answerOtherMethod } from './other-methods.ts';
import { alreadyDeletedPage, confirmDeletionPage, deletedPage } from './pages/upload-pages.ts';
import { serveThumbnail } from './serving/serve-thumbnail.ts';

type Handler = (upload: ReadableUpload) => Response | Promise<Response>;

/** Thumbnails, and the pages behind deletion links; see `public-files.ts` for the links themselves. */
export function publicRoutes(app: ServedApp, serve: Serve, services: Services) {
  const onApp = async (surface: Surface, slug: string, request: Request, handle: Handler) =>
    serveReadable(services, { surface, slug, request, domainOwnerId: undefined }, handle);

  serve(fetchThumbnail, ({ params, request }) =>
    onApp('thumbnail', params.slug, request, (upload) => serveThumbnail(services, upload, request)),
  );
  app.all('/t/:slug', ({ req }) =>
    onApp('thumbnail', req.param('slug'), req.raw, (upload) => {
      if (!canHaveThumbnail(upload)) throw noSuchThumbnail();
      return answerOtherMethod(req.raw);
    }),
  );

  // Link previews and ShareX's history open this address by themselves: only the button deletes.
  app.get('/delete/:slug/:secret', ({ req }) =>
    onApp('deletionPage', req.param('slug'), req.raw, (upload) => {
      if (!isDeletionSecret(services, upload, req.param('secret'))) return alreadyDeletedPage();
      return confirmDeletionPage(upload.original_name);
    }),
  );

  app.post('/delete/:slug/:secret', ({ req }) =>
    onApp('deletionPage', req.param('slug'), req.raw, async (upload) => {
      const mayDelete = isDeletionSecret(services, upload, req.param('secret'));
      const isRemoved = mayDelete && (await removeUpload(services, { id: upload.id }));
      return isRemoved ? deletedPage() : alreadyDeletedPage();
    }),
  );
}
