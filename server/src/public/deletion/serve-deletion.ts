import { isDeletionSecret } from '../../modules/uploads/deletion-link.ts';
import { removeUpload } from '../../modules/uploads/removal/remove-upload.ts';
import type { Services } from '../../services.ts';
import { decideRead } from '../gate/decide-read.ts';
import { type PublicAddress, serveReadable } from '../gate/serve-readable.ts';
import { frameOf } from '../pages/page-frame.ts';
import { alreadyDeletedPage, confirmDeletionPage, deletedPage } from '../pages/upload-pages.ts';

/**
 * Answers `/delete/<slug>/<secret>`: asks when it is read, as link previews and ShareX's history open it by
 * themselves, and deletes when its form is sent. The secret is the right to delete, not to read, and stands in
 * histories: of the file the page tells only a visitor who may see the file's own page.
 */
export function serveDeletion(
  services: Services,
  asked: Omit<PublicAddress, 'surface'>,
  secret: string,
): Response | Promise<Response> {
  const { request } = asked;
  const frame = frameOf(services, request);
  return serveReadable(services, { ...asked, surface: 'deletionPage' }, async (upload) => {
    if (!isDeletionSecret(services, upload, secret)) return alreadyDeletedPage(frame);
    if (request.method === 'POST') {
      // To the trash, as by the owner's own hand: the link may be in a history that others can read.
      const removal = await removeUpload(services, { id: upload.id, isPermanent: false });
      return removal === 'absent' ? alreadyDeletedPage(frame) : deletedPage(frame);
    }
    const shown = await decideRead(services, upload, { ...asked, surface: 'page' });
    return confirmDeletionPage(frame, {
      name: 'allowed' in shown ? shown.allowed.original_name : undefined,
      trashDays: services.settings.current().trashDays,
    });
  });
}
