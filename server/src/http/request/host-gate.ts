import { isIPv6 } from 'node:net';

import { AppError } from '../../lib/errors.ts';
import { parseRequestTarget } from './request-target.ts';

const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?)(?::(\d{1,5}))?$/;
// A name of 253 characters with a final dot and a port; longer headers are rejected unparsed.
const headerCharactersMax = 253 + '.:65535'.length;
const nameCharactersMax = 253;
const labelsPattern = /^[^.]{1,63}(\.[^.]{1,63})*$/;
const portMax = 65_535;
/** Names and addresses of the loopback interface. */
export const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// Orchestrators, load balancers, Prometheus and the proxy in front address the server by IP. The first two
// paths reveal nothing about users; the others check their caller themselves.
const probes = new Set(['/healthz', '/readyz', '/metrics', '/api/tls/ask']);

/** The host name in a Host header, in lower case without port and final dot; undefined if malformed. */
export function hostNameOf(header: string | null): string | undefined {
  if (header === null || header.length > headerCharactersMax) return undefined;
  const [, written, port = '0'] = hostPattern.exec(header.toLowerCase()) ?? [];
  if (written === undefined || Number(port) > portMax) return undefined;
  if (written.startsWith('[')) return isIPv6(written.slice(1, -1)) ? written : undefined;
  const name = written.replace(/\.$/, '');
  return name.length <= nameCharactersMax && labelsPattern.test(name) ? name : undefined;
}

/** Whether a URL can have this host; `256.1.1.1` and `xn--a` cannot occur in one. */
const isUrlHost = (name: string) => URL.canParse(`http://${name}`);

/**
 * Refuses requests for other hosts before any routing: `invalid_host` for a malformed Host (empty,
 * doubled), `unknown_host` for a name that is not served. Returns 'app' for the app's own host, or the
 * user's domain that `findDomain` returned.
 */
export function createHostGate<Domain extends object>(
  publicUrl: string,
  findDomain: (name: string) => Domain | undefined,
): (request: Request) => 'app' | Domain {
  const { hostname } = new URL(publicUrl);
  const isLocal = loopbackNames.has(hostname);
  const isApp = (name: string) => name === hostname || (isLocal && loopbackNames.has(name));
  // Most consecutive requests carry the same header.
  let lastServed: string | undefined;

  return (request) => {
    const header = request.headers.get('host');
    if (header !== null && header === lastServed) return 'app';
    const name = hostNameOf(header);
    if (header === null || name === undefined) throw invalidHost();
    if (isApp(name)) {
      lastServed = header;
      return 'app';
    }
    const domain = findDomain(name);
    if (domain) return domain;
    // Served names were validated when they were requested, so only others are checked.
    if (!isUrlHost(name)) throw invalidHost();
    if (probes.has(parseRequestTarget(request).path)) return 'app';
    throw new AppError('unknown_host', (m) => m.errors.unknownHost);
  };
}

const invalidHost = () => new AppError('invalid_host', (m) => m.errors.invalidHost);
