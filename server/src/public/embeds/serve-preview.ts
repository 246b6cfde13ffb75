import type { Services } from '../../services.ts';
import { respondRefused } from '../gate/refusals.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { respondOtherMethod } from '../other-methods.ts';
import { servePicture } from '../serving/serve-picture.ts';
import { isRead, type Visit } from '../visit.ts';

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
          answerNone: () => noPreview(services, request),
        })
      : respondOtherMethod(services, request),
  );
}

const noPreview = (services: Services, request: Request) =>
  respondRefused(services, 'gone', { surface: 'preview', slug: '', upload: undefined, request });
