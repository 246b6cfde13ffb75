import { AppError } from '../../../../lib/errors.ts';

const methods = new Set(['OPTIONS', 'HEAD', 'GET', 'POST', 'PATCH', 'DELETE']);
const withBody = new Set(['POST', 'PATCH']);

/**
 * The request under the method that X-HTTP-Method-Override names, with its body; undefined where it
 * names none. Throws `invalid_request` for anything else than a method of the protocol.
 */
export function overrideMethod(request: Request): Request | undefined {
  const named = request.headers.get('x-http-method-override');
  if (named === null) return undefined;
  // tus 1.0: the actual method MUST be ignored. Some clients name theirs in lower case.
  const method = named.toUpperCase();
  if (!methods.has(method)) {
    throw new AppError('invalid_request', (m) =>
      m.errors.overriddenMethod({ methods: [...methods] }),
    );
  }
  const headers = new Headers(request.headers);
  headers.delete('x-http-method-override');
  const body = withBody.has(method) ? request.body : null;
  return new Request(request.url, { method, headers, body });
}
