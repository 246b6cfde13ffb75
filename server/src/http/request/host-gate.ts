import { isIPv6 } from 'node:net';

import type { Config } from '../../config/config.ts';
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

/** What the app's own hosts follow from. */
type AppHosts = Pick<Config, 'publicUrl' | 'configuredUrl'>;

/**
 * Whether the app is served by this name: by that of the public address, and of this machine where the configured one is
 * local. So an administrator can correct an address that was kept in the set-up and leads nowhere any more.
 */
export const isAppHost = (hosts: AppHosts, name: string): boolean => appHostsOf(hosts).has(name);

function appHostsOf({ publicUrl, configuredUrl }: AppHosts): ReadonlySet<string> {
  const names = [publicUrl, configuredUrl].map((url) => new URL(url).hostname);
  return new Set(
    names.some((name) => loopbackNames.has(name)) ? [...names, ...loopbackNames] : names,
  );
}

/** The origin by which a browser or a program made this request; undefined for a malformed Host. */
export function requestedOrigin({ headers }: Pick<Request, 'headers'>): string | undefined {
  const host = headers.get('host');
  if (host === null || hostNameOf(host) === undefined) return undefined;
  // Browsers name it with every request that changes something, and the proxy in front may have taken https away.
  const named = URL.parse(headers.get('origin') ?? '');
  const isHttps = named?.protocol === 'https:' && URL.parse(`https://${host}`)?.host === named.host;
  return URL.parse(`${isHttps ? 'https' : 'http'}://${host}`)?.origin;
}

/**
 * Refuses requests for other hosts before any routing: `invalid_host` for a malformed Host (empty,
 * doubled), `unknown_host` for a name that is not served. Returns 'app' for the app's own host, or the
 * user's domain that `findDomain` returned.
 */
export function createHostGate<Domain extends object>(
  config: AppHosts,
  findDomain: (name: string) => Domain | undefined,
): (request: Request) => 'app' | Domain {
  // Most consecutive requests carry the same header.
  let lastServed: string | undefined;
  let known = { publicUrl: config.publicUrl, names: appHostsOf(config) };

  return (request) => {
    const { publicUrl } = config;
    if (publicUrl !== known.publicUrl) {
      known = { publicUrl, names: appHostsOf(config) };
      lastServed = undefined;
    }
    const header = request.headers.get('host');
    if (header !== null && header === lastServed) return 'app';
    const name = hostNameOf(header);
    if (header === null || name === undefined) throw invalidHost();
    if (known.names.has(name)) {
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
