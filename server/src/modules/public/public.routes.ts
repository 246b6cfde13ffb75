import { fetchThumbnail } from '@perch/contract/uploads';

import type { Serve, ServedApp } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { isDeletionSecret } from '../uploads/deletion-link.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { removeUpload } from '../uploads/remove-upload.ts';
import { canHaveThumbnail } from '../uploads/thumbnails.ts';
import { answerOtherMethod } from './other-methods.ts';
import { alreadyDeletedPage, confirmDeletionPage, deletedPage } from './page.ts';
import { noSuchThumbnail, serveThumbnail } from './serve-thumbnail.ts';

/** Thumbnails, and the pages behind deletion links; see `public-files.ts` for the links themselves. */
export function publicRoutes(app: ServedApp, serve: Serve, services: Services) {
  serve(fetchThumbnail, ({ params, request }) => serveThumbnail(services, params.slug, request));
  app.all('/t/:slug', async (context) => {
    const upload = await findUploadBySlug(services, context.req.param('slug'));
    if (!upload || !canHaveThumbnail(upload)) throw noSuchThumbnail();
    return answerOtherMethod(context.req.raw);
  });

  // Link previews and ShareX's history open this address by themselves: only the button deletes.
  app.get('/delete/:slug/:secret', async (context) => {
    const { slug, secret } = context.req.param();
    const upload = await findUploadBySlug(services, slug);
    if (!upload || !isDeletionSecret(services, upload, secret)) return alreadyDeletedPage();
    return confirmDeletionPage(upload.original_name);
  });

  app.post('/delete/:slug/:secret', async (context) => {
    const { slug, secret } = context.req.param();
    const upload = await findUploadBySlug(services, slug);
    if (!upload || !isDeletionSecret(services, upload, secret)) return alreadyDeletedPage();
    const isRemoved = await removeUpload(services, { id: upload.id });
    return isRemoved ? deletedPage() : alreadyDeletedPage();
  });
}
