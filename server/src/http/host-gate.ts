import { AppError } from '../errors.ts';

const form = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?)(?::\d{1,5})?$/;
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// Probes of orchestrators and balancers come by address; these answers say nothing about anybody.
// So does Prometheus, and /metrics looks by itself at where the request comes from.
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** The host name in a raw Host header: lower case, without port and final dot. */
export function hostNameOf(header: string | null): string | undefined {
  const [, name] = form.exec((header ?? '').toLowerCase()) ?? [];
  return name?.replace(/\.$/, '');
}

/** Whose the request's host is: the app's, or a user's domain by its owner's id. */
export type Host = 'app' | { ownerId: string };

/**
 * Refuses requests that are not for this server, before anything else looks at them: 400 for a Host
 * that is no host name (empty, doubled), 421 for somebody else's. `ownerOf` knows users' domains.
 */
export function createHostGate(
  publicUrl: string,
  ownerOf: (name: string) => string | undefined,
): (request: Request) => Host {
  const { hostname } = new URL(publicUrl);
  const isLocal = loopbackNames.has(hostname);
  const isApp = (name: string) => name === hostname || (isLocal && loopbackNames.has(name));
  // Nearly every request carries the same header as the one before it.
  let lastServed: string | undefined;

  return (request) => {
    const header = request.headers.get('host');
    if (header !== null && header === lastServed) return 'app';
    const name = hostNameOf(header);
    if (header === null || name === undefined) {
      throw new AppError('invalid_host', 'The request does not name a valid host.');
    }
    if (isApp(name)) {
      lastServed = header;
      return 'app';
    }
    const ownerId = ownerOf(name);
    if (ownerId !== undefined) return { ownerId };
    if (probes.has(new URL(request.url).pathname)) return 'app';
    throw new AppError(
      'unknown_host',
      'This address is not served here; PUBLIC_URL says which one is.',
    );
  };
}
