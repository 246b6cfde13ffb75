import { essenceOf } from '../../modules/uploads/receive/file-type.ts';
import type { Services } from '../../services.ts';
import type { Tile } from '../../thumbnails/documents/tile.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { respondRefused } from '../gate/refusals.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { respondOtherMethod } from '../other-methods.ts';
import { frameOf, type PageFrame } from '../pages/page-frame.ts';
import { bytesHeadersOf } from '../serving/file-headers.ts';
import { servePicture } from '../serving/serve-picture.ts';
import { isRead, type Visit } from '../visit.ts';
import { shortType } from './embed-facts.ts';

const nameForm = /^([0-9A-Za-z-]+)\.jpg$/;

/** Answers requests for `/p/<slug>.jpg`, which count as no view. */
export function servePreview(
  services: Services,
  visit: Visit,
  name: string,
): Response | Promise<Response> {
  const { request } = visit;
  const [, slug = ''] = nameForm.exec(name) ?? [];
  if (!services.settings.current().embeds) return noPreview(services, request);
  return serveReadable(services, { ...visit, surface: 'preview', slug }, (upload) =>
    isRead(request)
      ? servePicture(services, upload, request, {
          mimeType: 'image/jpeg',
          open: (each) => services.previews.open(each),
          answerNone: () => serveNeutral(services, upload, visit),
        })
      : respondOtherMethod(services, request),
  );
}

/** A sheet that tells of the file, for as long as it has no picture. */
async function serveNeutral(
  services: Services,
  upload: ReadableUpload,
  { request }: Visit,
): Promise<Response> {
  const picture = await services.neutralPictures.open(tileOf(frameOf(services, request), upload));
  if (!picture) return noPreview(services, request);
  return new Response(request.method === 'HEAD' ? null : picture, {
    headers: {
      ...bytesHeadersOf(upload),
      'cache-control': `private, max-age=${neutralSeconds}`,
      'content-disposition': 'inline',
      'content-length': String(picture.length),
      'content-type': 'image/jpeg',
    },
  });
}

const neutralSeconds = 30;

const accentDefault = '#3b6fd4';

/** What the sheet of a file says, which the visitor may read. */
function tileOf({ m, brand }: PageFrame, upload: ReadableUpload): Tile {
  const { original_name: name, size, mime_type: type } = upload;
  return {
    name,
    label: shortType(name, type),
    size: m.filePage.view.fileSize({ sizeBytes: size }),
    accent: brand?.accents?.light.accent ?? accentDefault,
    isPlayed: essenceOf(type).startsWith('video/'),
  };
}

const noPreview = (services: Services, request: Request) =>
  respondRefused(services, 'gone', { surface: 'preview', slug: '', upload: undefined, request });
