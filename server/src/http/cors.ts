import { uploadOptionNames } from '@perch/contract/uploads/options';
import type { MiddlewareHandler } from 'hono';

// Request headers of upload clients that are not CORS-safelisted.
const allowedHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  ...uploadOptionNames.map((name) => `Perch-${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  'Tus-Resumable',
  'Upload-Concat',
  'Upload-Defer-Length',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'X-HTTP-Method-Override',
  'X-Request-ID',
  'X-Requested-With',
];
const exposedHeaders = [
  'Location',
  'Retry-After',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Resumable',
  'Tus-Version',
  'Upload-Defer-Length',
  'Upload-Expires',
  'Upload-Id',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
  'Upload-Url',
  'Upload-Deletion-Url',
];
const preflightSeconds = 3600;

/**
 * Allows scripts of these origins to call the following routes and to read all responses, errors
 * included. Never with credentials: tokens are in a header that the script sets itself.
 */
export function allowOrigins(origins: string[], methods: string[]): MiddlewareHandler {
  const named = new Set(origins);
  return async (context, next) => {
    const { method, headers } = context.req.raw;
    const origin = headers.get('origin');
    const isNamed = origin !== null && named.has(origin);
    const isPreflight = method === 'OPTIONS' && headers.has('access-control-request-method');
    if (isNamed && isPreflight) {
      context.res = new Response(null, { status: 204, headers: preflight(methods) });
    } else {
      await next();
    }
    const responseHeaders = context.res.headers;
    // A request with an overridden method passes this middleware twice.
    if (!responseHeaders.has('vary')) responseHeaders.set('vary', 'Origin');
    if (!isNamed) return;
    responseHeaders.set('access-control-allow-origin', origin);
    responseHeaders.set('access-control-expose-headers', exposedHeaders.join(', '));
  };
}

const preflight = (methods: string[]) => ({
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': allowedHeaders.join(', '),
  'access-control-max-age': String(preflightSeconds),
  'cache-control': 'no-store',
});
