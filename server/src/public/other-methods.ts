import { errorStatuses } from '@perch/contract/errors';

import { jsonResponse } from '../http/error-response.ts';
import { drainBody } from '../http/request/request-body.ts';
import { type DefaultLanguage, visitorLocale } from '../http/request/request-locale.ts';
import { AppError } from '../lib/errors.ts';
import { userBytesHeaders } from './serving/file-headers.ts';

const allow = 'GET, HEAD, OPTIONS';
const secondsOfDay = 86_400;

const preflightHeaders = {
  ...userBytesHeaders,
  allow,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'Range, If-Range, If-Match, If-None-Match, If-Modified-Since, If-Unmodified-Since',
  'access-control-max-age': String(secondsOfDay),
};

/**
 * Answers other methods than GET and HEAD at a public address: the preflight of a page on another site,
 * which asks before it sends Range or conditions, and 405 for all others.
 */
export async function respondOtherMethod(
  services: DefaultLanguage,
  request: Request,
): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: preflightHeaders });
  }
  await drainBody(request);
  const refusal = new AppError('method_not_allowed', (m) => m.errors.onlyRead);
  const { code } = refusal;
  const error = refusal.sentenceIn(visitorLocale(services, request));
  return jsonResponse({ success: false, error, code }, errorStatuses[code], { allow });
}
