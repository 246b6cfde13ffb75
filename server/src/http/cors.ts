import type { MiddlewareHandler } from 'hono';

// What upload clients send, beyond what browsers let everybody send.
const allowedHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
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
];
const preflightSeconds = 3600;

/**
 * Lets scripts of these origins call the routes behind it and read the answers, failures as well.
 * Never with credentials that a browser adds by itself: a token is in a header that the script sets.
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
    const answer = context.res.headers;
    // A request under another method has passed here twice.
    if (!answer.has('vary')) answer.set('vary', 'Origin');
    if (!isNamed) return;
    answer.set('access-control-allow-origin', origin);
    answer.set('access-control-expose-headers', exposedHeaders.join(', '));
  };
}

const preflight = (methods: string[]) => ({
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': allowedHeaders.join(', '),
  'access-control-max-age': String(preflightSeconds),
  'cache-control': 'no-store',
});
