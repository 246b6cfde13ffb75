import type { Services } from '../../../services.ts';
import type { ContentHeaders, Storage } from '../../../storage/storage.ts';
import type { ReadableUpload } from '../gate/may-read.ts';
import { fileHeadersOf } from './file-headers.ts';
import { answerMissingBlob } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

/** Why a link is opened: `preview` is how the app shows a file to its owner or an administrator. */
export type Purpose = 'view' | 'download' | 'preview';

/** Answers a GET or HEAD for a file's bytes, and counts the view or download. */
export function serveFile(
  services: Pick<Services, 'db' | 'storage' | 'deliveries' | 'metrics' | 'log'>,
  upload: ReadableUpload,
  request: Request,
  purpose: Purpose,
): Response | Promise<Response> {
  const { storage, deliveries, metrics } = services;
  const validators = fileHeadersOf(upload);
  const headers = purpose === 'download' ? validators.downloaded : validators.shown;
  const answer = serveBytes(request, {
    validators,
    headers,
    size: upload.size,
    signStoreUrl: storeUrlSigner(storage, upload, headers, purpose),
    read: (range) => storage.read(upload.storage_key, range, upload.size),
    onDelivery(range) {
      metrics.delivered(range ? range.end - range.start : upload.size);
      // A player or viewer that goes on with later ranges is not another view.
      if (purpose === 'preview' || (range && range.start > 0)) return;
      deliveries.count(upload.id, purpose === 'download' ? 'downloads' : 'views');
    },
  });
  if (answer instanceof Response) return answer;
  return answer.catch(async (error: unknown) => {
    const answered = await answerMissingBlob(services, error, upload.storage_key);
    if (answered) return answered;
    throw error;
  });
}

function storeUrlSigner(
  { direct }: Storage,
  upload: ReadableUpload,
  about: ContentHeaders,
  purpose: Purpose,
) {
  // The app fetches texts and PDFs by script, which its pages may do from their own host only.
  if (!direct || purpose === 'preview') return undefined;
  return (method: 'GET' | 'HEAD') => direct.presign(upload.storage_key, about, method);
}
