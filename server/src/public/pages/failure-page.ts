import type { Locale } from '@perch/contract/text/locales';
import { html } from 'hono/html';

import { errorResponse, toAppError } from '../../http/error-response.ts';
import { loopbackNames, requestedOrigin } from '../../http/request/host-gate.ts';
import { isApiPath, parseRequestTarget } from '../../http/request/request-target.ts';
import type { Services } from '../../services.ts';
import { isNavigation } from '../gate/navigation.ts';
import { frameOf } from './page-frame.ts';
import { page } from './page.ts';

/**
 * Answers for an error: to a program by the envelope, in `locale`. A browser that is to show an address of its own gets a page
 * where the server could not answer, as when it has too much to do, and where it does not serve that address.
 */
export function answerError(
  services: Services,
  error: unknown,
  request: Request,
  locale: Locale,
): Response | Promise<Response> {
  const envelope = errorResponse(services, error, locale);
  if (request.method !== 'GET' || isApiPath(parseRequestTarget(request).path)) return envelope;
  const answer = pageFor(services, error, request, envelope);
  // Where the page fails as well, the envelope is still an answer.
  return answer?.catch(() => envelope) ?? envelope;
}

/** Undefined if the request is not for a page. */
function pageFor(services: Services, error: unknown, request: Request, envelope: Response) {
  if (toAppError(error).code === 'unknown_host') {
    return isUnknownNavigation(request) ? unknownHostPage(services, request, envelope) : undefined;
  }
  const isFailure = envelope.status >= 500 && isNavigation(services.config.publicUrl, request);
  return isFailure ? failurePage(services, error, request, envelope) : undefined;
}

async function failurePage(
  services: Services,
  error: unknown,
  request: Request,
  { status, headers }: Response,
) {
  const frame = frameOf(services, request);
  const title = toAppError(error).sentenceIn(frame.locale);
  const answer = await page(frame, status, title, html``);
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null) answer.headers.set('retry-after', retryAfter);
  return answer;
}

/** Says which setting would make this the public address. It names neither the brand nor the address that is served. */
function unknownHostPage(services: Services, request: Request, { status }: Response) {
  const frame = { ...frameOf(services, request), brand: undefined, typeface: '' };
  const texts = frame.m.pages.unknownHost;
  const origin = originOf(request);
  const content = html`<p>${texts.why}</p>
    ${
      origin === undefined
        ? ''
        : html`<p>${texts.remedy}</p>
            <pre dir="ltr"><code>PUBLIC_URL=<wbr />${origin}</code></pre>`
    }
    <p>${texts.domain}</p>`;
  return page(frame, status, texts.title, content, { style: lineStyle });
}

const lineStyle =
  'pre{margin:1rem 0;padding:.75rem 1rem;font-size:.875rem;white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);border-radius:.5rem;background:var(--page);color:var(--text-bright)}';

/** Browsers tell the mode on https and to this machine; elsewhere the kinds of content have to do. */
function isUnknownNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null
    ? (headers.get('accept')?.startsWith('text/html') ?? false)
    : mode === 'navigate';
}

/** The origin that the browser shows: of the request only the host, which the gate has found to be one. */
function originOf(request: Request): string | undefined {
  const origin = requestedOrigin(request);
  if (origin === undefined) return undefined;
  const url = new URL(origin);
  const isHttps =
    request.headers.get('x-forwarded-proto') === 'https' ||
    (request.headers.has('sec-fetch-mode') && !loopbackNames.has(url.hostname));
  return isHttps ? `https://${url.host}` : url.origin;
}
