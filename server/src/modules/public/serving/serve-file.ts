import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import type { AboutContent, Storage } from '../../../storage/storage.ts';
import { fileHeadersOf } from './file-headers.ts';
import { answerMissing } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

/** What a link is opened for: `preview` is how the app shows a file to whoever looks after it. */
export type Purpose = 'view' | 'download' | 'preview';

/** Answers a GET or HEAD for a file's bytes, and counts what was delivered. */
export function serveFile(
  services: Pick<Services, 'db' | 'storage' | 'deliveries' | 'metrics' | 'log'>,
  upload: UploadRow,
  request: Request,
  purpose: Purpose,
): Response | Promise<Response> {
  const { storage, deliveries, metrics } = services;
  const headers = fileHeadersOf(upload);
  const sent = purpose === 'download' ? headers.downloaded : headers.shown;
  const answer = serveBytes(request, {
    headers,
    sent,
    size: upload.size,
    findAddress: addressFinder(storage, upload, sent, purpose),
    read: (range) => storage.read(upload.storage_key, range, upload.id, upload.size),
    onDelivery(range) {
      metrics.delivered(range ? range.end - range.start : upload.size);
      // Later pieces of a file that is being looked at are not further looks at it.
      if (purpose === 'preview' || (range && range.start > 0)) return;
      deliveries.count(upload.id, purpose === 'download' ? 'downloads' : 'views');
    },
  });
  if (answer instanceof Response) return answer;
  return answer.catch(async (error: unknown) => {
    const answered = await answerMissing(services, error, upload.storage_key);
    if (answered) return answered;
    throw error;
  });
}

function addressFinder(
  { direct }: Storage,
  upload: UploadRow,
  about: AboutContent,
  purpose: Purpose,
) {
  // The app reads texts and PDFs itself, which its pages may do from their own host only.
  if (!direct || purpose === 'preview') return undefined;
  return (method: 'GET' | 'HEAD') => direct.addressOf(upload.storage_key, about, method);
}
