import { isIPv6 } from 'node:net';

import { AppError } from '../../lib/errors.ts';
import { parseRequestTarget } from './request-target.ts';

const form = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?)(?::(\d{1,5}))?$/;
// A name of 253 characters with a final dot and a port: what is longer is not even looked at.
const headerCharactersMax = 253 + '.:65535'.length;
const nameCharactersMax = 253;
const labelsForm = /^[^.]{1,63}(\.[^.]{1,63})*$/;
const portMax = 65_535;
/** What this machine is called by itself. */
export const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
// Probes of orchestrators and balancers come by address; these answers say nothing about anybody.
// So do Prometheus and the proxy in front, and those calls look by themselves at who makes them.
const probes = new Set(['/healthz', '/readyz', '/metrics', '/api/tls/ask']);

/** The host name in a raw Host header: lower case, without port and final dot. */
export function hostNameOf(header: string | null): string | undefined {
  if (header === null || header.length > headerCharactersMax) return undefined;
  const [, written, port = '0'] = form.exec(header.toLowerCase()) ?? [];
  if (written === undefined || Number(port) > portMax) return undefined;
  if (written.startsWith('[')) return isIPv6(written.slice(1, -1)) ? written : undefined;
  const name = written.replace(/\.$/, '');
  return name.length <= nameCharactersMax && labelsForm.test(name) ? name : undefined;
}

/** Whether an address can have this name: neither `256.1.1.1` nor `xn--a` is one. */
const isPossible = (name: string) => URL.canParse(`http://${name}`);

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
    if (header === null || name === undefined) throw invalidHost();
    if (isApp(name)) {
      lastServed = header;
      return 'app';
    }
    const domain = findDomain(name);
    if (domain) return domain;
    // Names that are served have been checked already.
    if (!isPossible(name)) throw invalidHost();
    if (probes.has(parseRequestTarget(request).path)) return 'app';
    throw new AppError(
      'unknown_host',
      'This address is not served here; PUBLIC_URL says which one is.',
    );
  };
}

const invalidHost = () => new AppError('invalid_host', 'The request does not name a valid host.');
