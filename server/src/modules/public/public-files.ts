import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { findUploadBySlug } from '../uploads/find-upload.ts';
import { notFoundPage } from './page.ts';
import { serveFile } from './serve-file.ts';

// After the origin: /f/, then <slug>, perhaps .<extension>, perhaps a query. What else stands behind
// /f/ is a link as well, to nothing.
const link = /^https?:\/\/[^/]+\/f\/(?:([0-9A-Za-z]+)(?:\.[^/?]*)?(\?.*)?$)?/;

type Answer = Response | Promise<Response>;

/**
 * Answers requests for public links, and undefined to all others. It stands before the router: this
 * is what a server does most, and a known file is answered without a query or a promise.
 */
export function createPublicFiles(services: Services): (request: Request) => Answer | undefined {
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const match = link.exec(request.url);
    if (!match) return undefined;
    const [, slug = '', query] = match;
    const isDownload = query !== undefined && new URLSearchParams(query).has('download');
    const answer = (upload: UploadRow | undefined): Answer =>
      upload ? serveFile(services, upload, request, isDownload) : notFoundPage();
    const upload = findUploadBySlug(services, slug);
    return upload instanceof Promise ? upload.then(answer) : answer(upload);
  };
}
