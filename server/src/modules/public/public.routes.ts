import { fetchThumbnail } from '@perch/contract/uploads';

import type { UploadRow } from '../../database/schema.ts';
import type { Serve, ServedApp } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { isDeletionSecret } from '../uploads/deletion-link.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { removeUpload } from '../uploads/remove-upload.ts';
import { canHaveThumbnail } from '../uploads/thumbnails.ts';
import { mayRead } from './may-read.ts';
import { answerOtherMethod } from './other-methods.ts';
import { alreadyDeletedPage, confirmDeletionPage, deletedPage } from './pages/pages.ts';
import { noSuchThumbnail, serveThumbnail } from './serving/serve-thumbnail.ts';

/** Thumbnails, and the pages behind deletion links; see `public-files.ts` for the links themselves. */
export function publicRoutes(app: ServedApp, serve: Serve, services: Services) {
  serve(fetchThumbnail, ({ params, request }) => serveThumbnail(services, params.slug, request));
  app.all('/t/:slug', async (context) => {
    const upload = await findUploadBySlug(services, context.req.param('slug'));
    const isThere = upload && mayRead(services, upload).allowed && canHaveThumbnail(upload);
    if (!isThere) throw noSuchThumbnail();
    return answerOtherMethod(context.req.raw);
  });

  // Link previews and ShareX's history open this address by themselves: only the button deletes.
  app.get('/delete/:slug/:secret', async (context) => {
    const upload = await findDeletable(services, context.req.param());
    if (!upload) return alreadyDeletedPage();
    return confirmDeletionPage(upload.original_name);
  });

  app.post('/delete/:slug/:secret', async (context) => {
    const upload = await findDeletable(services, context.req.param());
    if (!upload) return alreadyDeletedPage();
    const isRemoved = await removeUpload(services, { id: upload.id });
    return isRemoved ? deletedPage() : alreadyDeletedPage();
  });
}

/** The upload of a deletion link, unless it may not even be read now: then the link does nothing. */
async function findDeletable(
  services: Services,
  { slug, secret }: { slug: string; secret: string },
): Promise<UploadRow | undefined> {
  const upload = await findUploadBySlug(services, slug);
  if (!upload || !mayRead(services, upload).allowed) return undefined;
  return isDeletionSecret(services, upload, secret) ? upload : undefined;
}
