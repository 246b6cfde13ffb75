import type { ServedApp } from '../../../../http/endpoint.ts';
import { drainBody } from '../../../../http/request/request-body.ts';
import { AppError } from '../../../../lib/errors.ts';

const alwaysSent = {
  'tus-resumable': '1.0.0',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** What all answers of the protocol have at this path and below it, and the methods that headers name. */
export function tusProtocol(app: ServedApp, path: string): void {
  app.use(`${path}/*`, async (context, next) => {
    await next();
    const { method } = context.req.raw;
    const { status, headers } = context.res;
    // After any other failure of HEAD, tus clients start over.
    if (method === 'HEAD' && status >= 500) {
      context.res = new Response(null, { status: 423, headers });
    }
    // The rest of an interrupted request is not read; the connection is of no more use.
    if (status >= 500) context.res.headers.set('connection', 'close');
    if (status === 412) context.res.headers.set('tus-version', '1.0.0');
    for (const [name, value] of Object.entries(alwaysSent)) context.res.headers.set(name, value);
  });

  app.use(`${path}/*`, async (context, next) => {
    const named = overrideMethod(context.req.raw);
    if (!named) return next();
    const answer = await app.fetch(named, context.env);
    if (answer.status >= 400) await drainBody(named);
    return answer;
  });
}

const methods = new Set(['OPTIONS', 'HEAD', 'GET', 'POST', 'PATCH', 'DELETE']);
const withBody = new Set(['POST', 'PATCH']);

/**
 * The request under the method that X-HTTP-Method-Override names, with its body; undefined where it
 * names none. Throws `invalid_request` for anything else than a method of the protocol.
 */
function overrideMethod(request: Request): Request | undefined {
  const named = request.headers.get('x-http-method-override');
  if (named === null) return undefined;
  // tus 1.0: the actual method MUST be ignored. Some clients name theirs in lower case.
  const method = named.toUpperCase();
  if (!methods.has(method)) {
    throw new AppError('invalid_request', (m) =>
      m.errors.overriddenMethod({ methods: [...methods].join(', ') }),
    );
  }
  const headers = new Headers(request.headers);
  headers.delete('x-http-method-override');
  const body = withBody.has(method) ? request.body : null;
  return new Request(request.url, { method, headers, body });
}
