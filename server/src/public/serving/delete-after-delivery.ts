import { removeUpload } from '../../modules/uploads/removal/remove-upload.ts';
import type { Services } from '../../services.ts';
import type { ByteRange } from '../../storage/storage.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { isSpent } from '../gate/spend-download.ts';

/**
 * The bytes of an upload that goes with its one download: deleted when all of them have been handed to the
 * connection. Where it breaks, or a client takes them in parts, the visitor may go on until the grant ends.
 */
export async function deleteAfterDelivery(
  services: Services,
  upload: ReadableUpload,
  range: ByteRange | undefined,
): Promise<Blob | ReadableStream<Uint8Array>> {
  const { storage, log } = services;
  const content = await storage.read(upload.storage_key, range, upload.size);
  if (range && range.end - range.start < upload.size) return content;
  const bytes = content instanceof Blob ? content.stream() : content;
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async flush() {
        try {
          if (!(await isSpent(services, upload.id))) return;
          await removeUpload(services, { id: upload.id, isPermanent: true, hasEnded: true });
        } catch (error) {
          // It ends with the grant; the client has its bytes.
          log.warn('upload.not_burnt', { upload: upload.id, error });
        }
      },
    }),
  );
}
