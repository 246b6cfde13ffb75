import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { noSuchThumbnail } from '../gate/refusals.ts';
import { servePicture } from './serve-picture.ts';

/** Answers a GET or HEAD for a thumbnail, which counts as no view. Throws `not_found` where there is none. */
export const serveThumbnail = (
  services: Services,
  upload: ReadableUpload,
  request: Request,
): Promise<Response> =>
  servePicture(services, upload, request, {
    mimeType: 'image/webp',
    open: (each) => services.thumbnails.open(each),
    answerNone() {
      throw noSuchThumbnail();
    },
  });
