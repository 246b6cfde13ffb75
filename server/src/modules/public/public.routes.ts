import type { OpenAPIHono } from '@hono/zod-openapi';
import { fetchFile } from '@perch/contract/uploads';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { isDeletionSecret } from '../uploads/deletion-link.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { removeUpload } from '../uploads/remove-upload.ts';
import { alreadyDeletedPage, confirmDeletionPage, deletedPage, notFoundPage } from './page.ts';
import { serveFile } from './serve-file.ts';

export function publicRoutes(serve: Serve, app: OpenAPIHono, services: Services) {
  serve(fetchFile, async ({ params, query, request }) => {
    const [slug = ''] = params.name.split('.', 1);
    const upload = await findUploadBySlug(services, slug);
    if (!upload) return notFoundPage();
    return serveFile(services, upload, request, query.download !== undefined);
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
