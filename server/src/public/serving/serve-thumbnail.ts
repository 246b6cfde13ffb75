import { canHaveSized, canHaveThumbnail } from '../../modules/uploads/pictures/upload-face.ts';
import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { noSuchThumbnail } from '../gate/refusals.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { respondOtherMethod } from '../other-methods.ts';
import { isRead, type Visit } from '../visit.ts';
import { servePicture } from './serve-picture.ts';

/** Answers a GET or HEAD for a thumbnail, which counts as no view. Throws `not_found` where there is none. */
export const serveThumbnail = (
  services: Services,
  upload: ReadableUpload,
  request: Request,
): Promise<Response> => serveWebp(services, upload, request, services.thumbnails);

const serveWebp = (
  services: Services,
  upload: ReadableUpload,
  request: Request,
  pictures: Services['thumbnails'],
): Promise<Response> =>
  servePicture(services, upload, request, {
    mimeType: 'image/webp',
    open: (each) => pictures.open(each),
    answerNone() {
      throw noSuchThumbnail();
    },
  });

/** Answers requests for `/t/<slug>`. */
export const answerThumbnail = (services: Services, visit: Visit, slug: string) =>
  serveReadable(services, { ...visit, surface: 'thumbnail', slug }, (upload) => {
    if (isRead(visit.request)) return serveThumbnail(services, upload, visit.request);
    if (!canHaveThumbnail(services, upload)) throw noSuchThumbnail();
    return respondOtherMethod(services, visit.request);
  });

/** Answers requests for `/i/<slug>/w640.webp` and the other widths, which count as no view. */
export const answerSizedPicture = (services: Services, visit: Visit, slug: string, name: string) =>
  serveReadable(services, { ...visit, surface: 'thumbnail', slug }, (upload) => {
    const pictures = services.sizedPictures.get(name);
    if (!pictures || !canHaveSized(services, upload)) throw noSuchThumbnail();
    return isRead(visit.request)
      ? serveWebp(services, upload, visit.request, pictures)
      : respondOtherMethod(services, visit.request);
  });
