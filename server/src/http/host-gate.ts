import { AppError } from '../errors.ts';

const form = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?)(?::\d{1,5})?$/;
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// Probes of orchestrators and balancers come by address; these answers say nothing about anybody.
// So do Prometheus and the proxy in front, and those calls look by themselves at who makes them.
const probes = new Set(['/healthz', '/readyz', '/metrics', '/api/tls/ask']);

/** The host name in a raw Host header: lower case, without port and final dot. */
export function hostNameOf(header: string | null): string | undefined {
  const [, name] = form.exec((header ?? '').toLowerCase()) ?? [];
  return name?.replace(/\.$/, '');
}

/**
 * Refuses requests that are not for this server, before anything else looks at them: 400 for a Host
 * that is no host name (empty, doubled), 421 for somebody else's. Tells the app's own host from a user's domain, which `findDomain` knows.
 */
export function createHostGate<Domain extends object>(
  publicUrl: string,
  findDomain: (name: string) => Domain | undefined,
): (request: Request) => 'app' | Domain {
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
    const domain = findDomain(name);
    if (domain) return domain;
    if (probes.has(new URL(request.url).pathname)) return 'app';
    throw new AppError(
      'unknown_host',
      'This address is not served here; PUBLIC_URL says which one is.',
    );
  };
}
