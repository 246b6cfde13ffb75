import { parseRequestTarget } from '../../../http/request/request-target.ts';
import type { Services } from '../../../services.ts';
import type { LiveDomain } from '../../domains/live/live-domains.ts';
import { answerRefusal } from '../gate/refusals.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { answerOtherMethod, isRead } from '../other-methods.ts';
import { servePicture } from '../serving/serve-picture.ts';

const pathForm = /^\/p\/([0-9A-Za-z-]+)\.jpg$/;

/** Answers requests for `/p/<slug>.jpg`, which count as no view. */
export function servePreview(
  services: Services,
  request: Request,
  domain: LiveDomain | undefined,
  findPeer: () => string,
): Response | Promise<Response> {
  const [, slug = ''] = pathForm.exec(parseRequestTarget(request).path) ?? [];
  if (!services.settings.current().embeds) return noPreview(services, request);
  const address = { surface: 'preview' as const, slug, request, domainOwnerId: domain?.ownerId };
  return serveReadable(services, { ...address, space: domain?.id, findPeer }, (upload) =>
    isRead(request)
      ? servePicture(services, upload, request, {
          mimeType: 'image/jpeg',
          open: (each) => services.previews.open(each),
          answerNone: () => noPreview(services, request),
        })
      : answerOtherMethod(services, request),
  );
}

const noPreview = (services: Services, request: Request) =>
  answerRefusal(services, 'gone', { surface: 'preview', slug: '', upload: undefined, request });
