import type { Locale } from '@perch/contract/text/locales';
import { html } from 'hono/html';

import { asAppError, errorResponse } from '../../../http/error-response.ts';
import type { Services } from '../../../services.ts';
import { isNavigation } from '../gate/navigation.ts';
import { frameOf } from './page-frame.ts';
import { page } from './page.ts';

const callPath = /^https?:\/\/[^/]+\/api(\/|$)/;

/**
 * Answers for an error: to a program by the envelope, in `locale`. A browser that is to show an address of its own gets a page
 * where the server could not answer, as when it has too much to do.
 */
export function answerError(
  services: Services,
  error: unknown,
  request: Request,
  locale: Locale,
): Response | Promise<Response> {
  const { config } = services;
  const envelope = errorResponse(services, error, locale);
  const isForPerson =
    envelope.status >= 500 &&
    request.method === 'GET' &&
    !callPath.test(request.url) &&
    isNavigation(config.publicUrl, request);
  if (!isForPerson) return envelope;
  // Where the page fails as well, the envelope is still an answer.
  return pageOf(services, error, request, envelope).catch(() => envelope);
}

async function pageOf(services: Services, error: unknown, request: Request, envelope: Response) {
  const frame = frameOf(services, request);
  const title = asAppError(error).sentenceIn(frame.locale);
  const answer = await page(frame, envelope.status, title, html``);
  const retryAfter = envelope.headers.get('retry-after');
  if (retryAfter !== null) answer.headers.set('retry-after', retryAfter);
  return answer;
}
