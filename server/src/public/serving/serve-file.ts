import { secondMs } from '../../lib/clock.ts';
import { isGuarded, linkEndOf } from '../../modules/album-membership/album-locks.ts';
import { removeUpload } from '../../modules/uploads/removal/remove-upload.ts';
import type { Services } from '../../services.ts';
import type { ByteRange, ContentHeaders } from '../../storage/storage.ts';
import { isSpent } from '../gate/consume-download.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { carriesGrant } from '../gate/passes.ts';
import { bytesHeadersOf, fileHeadersOf } from './file-headers.ts';
import { respondMissingBlob } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

/** Why a link is opened: `preview` is how the app shows a file to its owner or an administrator. */
export type Purpose = 'view' | 'download' | 'preview';

/** Answers a GET or HEAD for a file's bytes, and counts the view or download. */
export function serveFile(
  services: Services,
  upload: ReadableUpload,
  request: Request,
  purpose: Purpose,
): Response | Promise<Response> {
  const { storage, deliveries, metrics } = services;
  const validators = fileHeadersOf(upload);
  const headers = purpose === 'download' ? validators.downloaded : validators.shown;
  const answer = serveBytes(request, {
    validators,
    shared: bytesHeadersOf(upload),
    headers,
    size: upload.size,
    signStoreUrl: storeUrlSigner(services, upload, headers, purpose),
    read: isTheDownload(upload, request, purpose)
      ? (range) => deleteAfterDelivery(services, upload, range)
      : (range) => storage.read(upload.storage_key, range, upload.size),
    onDelivery(range) {
      metrics.delivered(range ? range.end - range.start : upload.size);
      // Later ranges of the same player or viewer are not another view.
      if (purpose === 'preview' || (range && range.start > 0)) return;
      deliveries.count(upload.id, purpose === 'download' ? 'downloads' : 'views');
    },
  });
  if (answer instanceof Response) return answer;
  return answer.catch(async (error: unknown) => {
    const answered = await respondMissingBlob(services, error, request, upload.storage_key);
    if (answered) return answered;
    throw error;
  });
}

/** Whether a file that burns goes with this answer, and not one that the app shows or saves for its user. */
const isTheDownload = (upload: ReadableUpload, { headers }: Request, purpose: Purpose) =>
  upload.burn === 1 && purpose !== 'preview' && carriesGrant(headers.get('cookie'), upload);

function storeUrlSigner(
  { storage: { direct }, clock }: Pick<Services, 'storage' | 'clock'>,
  upload: ReadableUpload,
  about: ContentHeaders,
  purpose: Purpose,
) {
  // The app fetches texts and PDFs by script, which its pages may do from their own host only. Of a limited file
  // the address would be a download for others, and browsers follow a form to its own host alone.
  if (!direct || purpose === 'preview' || upload.downloads_left !== null) return undefined;
  const seconds = storeUrlSeconds(upload, clock.now());
  return (method: 'GET' | 'HEAD') => direct.presign(upload.storage_key, about, method, seconds);
}

const hourSeconds = 3600;
const guardedSeconds = 60;

/** How long the store's address may work: it asks for no pass, and must not outlive the link. Undefined: an hour. */
function storeUrlSeconds(upload: ReadableUpload, now: number): number | undefined {
  const end = linkEndOf(upload);
  if (end === null) return isGuarded(upload) ? guardedSeconds : undefined;
  const left = Math.max(1, Math.floor((end - now) / secondMs));
  return Math.min(left, isGuarded(upload) ? guardedSeconds : hourSeconds);
}

/**
 * The bytes of an upload that is deleted with its only download: when all of them have been handed to the connection. If
 * it breaks, or a client requests ranges, the visitor may continue until the grant ends.
 */
async function deleteAfterDelivery(
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
          log.warn('upload.burn_failed', { upload: upload.id, error });
        }
      },
    }),
  );
}
