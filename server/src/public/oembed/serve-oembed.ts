import { jsonResponse } from '../../http/error-response.ts';
import { parseRequestTarget } from '../../http/request/request-target.ts';
import { findMediaFacts } from '../../modules/uploads/media/find-media-facts.ts';
import type { Services } from '../../services.ts';
import { embedFactsOf, findPageChoices } from '../embeds/embed-facts.ts';
import { respondRefused } from '../gate/refusals.ts';
import { serveReadable } from '../gate/serve-readable.ts';
import { respondOtherMethod } from '../other-methods.ts';
import { frameOf } from '../pages/page-frame.ts';
import { addressesOf } from '../view/view-links.ts';
import { isRead, type Visit } from '../visit.ts';
import { oembedOf } from './oembed.ts';

const urlLengthMax = 2048;
const wholeNumber = /^[1-9]\d{0,5}$/;
const appLink = /^\/(?:v\/([^/]+)|f\/([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/]*))?)$/;
const domainLink = /^\/(?:v\/([^/]+)|([0-9A-Za-z][0-9A-Za-z_-]*)(?:\.([^/]*))?)$/;

/**
 * Answers requests for `/oembed?url=`, of which only the links of the same host are known: one of a domain must not
 * tell on which installation it is.
 */
export function serveOembed(services: Services, visit: Visit): Response | Promise<Response> {
  const { request, domain } = visit;
  const { query } = parseRequestTarget(request);
  if ((query.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 });
  const frame = frameOf(services, request);
  const link = findLinkIn(query.get('url') ?? '', frame.origin, domain ? domainLink : appLink);
  const { embeds, embedVideoMax } = services.settings.current();
  if (!link || !embeds) {
    const refused = { surface: 'oembed' as const, slug: '', upload: undefined, request };
    return respondRefused(services, 'gone', refused);
  }
  return serveReadable(services, { ...visit, ...link, surface: 'oembed' }, async (upload) => {
    if (!isRead(request)) return respondOtherMethod(services, request);
    const addresses = await addressesOf(services, upload, domain);
    const media = await findMediaFacts(services, upload);
    const choices = await findPageChoices(services, upload.user_id);
    const facts = embedFactsOf(services, choices, { upload, addresses, frame, media });
    const room = { maxWidth: bound(query, 'maxwidth'), maxHeight: bound(query, 'maxheight') };
    return jsonResponse(oembedOf(facts, embedVideoMax, room), 200);
  });
}

/** The link in an address of this origin; undefined in any other. */
function findLinkIn(url: string, origin: string, form: RegExp) {
  if (url.length > urlLengthMax || !URL.canParse(url)) return undefined;
  const target = new URL(url);
  if (target.origin !== origin) return undefined;
  const [, page, file, extension] = form.exec(target.pathname) ?? [];
  if (page !== undefined) return { slug: page };
  return file === undefined ? undefined : { slug: file, extension };
}

function bound(query: URLSearchParams, name: string): number | undefined {
  const written = query.get(name) ?? '';
  return wholeNumber.test(written) ? Number(written) : undefined;
}
