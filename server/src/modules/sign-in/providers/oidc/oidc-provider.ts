import type { ClientAuth, Configuration, ServerMetadata } from 'openid-client';

import type { OidcConfig } from '../../../../config/oidc-config.ts';
import { secondMs } from '../../../../lib/clock.ts';
import { fetchBounded } from '../../../../lib/outgoing/bounded-fetch.ts';
import { siblingFile } from '../../../../lib/sibling-file.ts';
import type * as program from './oidc-library.ts';

// Keys may move to another address when they are rotated.
const metadataValidMs = 60 * secondMs;
const clockToleranceSeconds = 10;

export type OidcLibrary = typeof import('openid-client');

/** The provider as one sign-in uses it. */
export interface OidcSession {
  library: OidcLibrary;
  metadata: ServerMetadata;
  /**
   * The library's configurations, one for each method of client authentication; the last accepted one comes first. Each
   * fetches the keys again, so that rotated ones are known immediately.
   */
  configurations: readonly Configuration[];
  /** Remembers that this one was taken. */
  prefer(configuration: Configuration): void;
}

export interface OidcProvider {
  config: OidcConfig;
  /** Discovers the provider, unless that was done within a minute. Throws what the library throws. */
  open(): Promise<OidcSession>;
}

/** An OpenID provider, which is contacted only when first needed. */
export function createOidcProvider(config: OidcConfig): OidcProvider {
  let discovered: { metadata: Promise<ServerMetadata>; at: number } | undefined;
  let preferred = 0;

  function findMetadata(library: OidcLibrary): Promise<ServerMetadata> {
    const now = performance.now();
    if (discovered && now - discovered.at < metadataValidMs) return discovered.metadata;
    const attempt = { metadata: discover(library, config), at: now };
    discovered = attempt;
    // The next sign-in tries again.
    attempt.metadata.catch(() => {
      if (discovered === attempt) discovered = undefined;
    });
    return attempt.metadata;
  }

  return {
    config,
    async open() {
      const library = await loadOidc();
      const metadata = await findMetadata(library);
      const all = waysToAuthenticate(library, config, metadata).map((way) =>
        configure(library, config, metadata, way),
      );
      const first = all[preferred % all.length];
      return {
        library,
        metadata,
        configurations: all.toSorted(
          (left, right) => Number(right === first) - Number(left === first),
        ),
        prefer(configuration) {
          preferred = all.indexOf(configuration);
        },
      };
    },
  };
}

async function discover(library: OidcLibrary, config: OidcConfig): Promise<ServerMetadata> {
  const issuer = new URL(config.issuer);
  const execute = issuer.protocol === 'http:' ? [library.allowInsecureRequests] : [];
  const configuration = await library.discovery(issuer, config.clientId, undefined, undefined, {
    execute,
    timeout: config.timeoutSeconds,
    [library.customFetch]: fetchBounded,
  });
  return configuration.serverMetadata();
}

function configure(
  library: OidcLibrary,
  { issuer, clientId, timeoutSeconds }: OidcConfig,
  metadata: ServerMetadata,
  way: ClientAuth,
): Configuration {
  const client = { [library.clockTolerance]: clockToleranceSeconds };
  const configuration = new library.Configuration(metadata, clientId, client, way);
  configuration.timeout = timeoutSeconds;
  configuration[library.customFetch] = fetchBounded;
  // Without it a token of the token endpoint is believed with any signature.
  library.enableNonRepudiationChecks(configuration);
  if (issuer.startsWith('http:')) library.allowInsecureRequests(configuration);
  return configuration;
}

/** OpenID Connect Core 1.0 §9: `client_secret_basic` where the provider names none. */
function waysToAuthenticate(
  { ClientSecretBasic, ClientSecretPost }: OidcLibrary,
  { clientSecret }: OidcConfig,
  { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] }: ServerMetadata,
): ClientAuth[] {
  const ways: ClientAuth[] = [];
  if (supported.includes('client_secret_basic')) ways.push(ClientSecretBasic(clientSecret));
  if (supported.includes('client_secret_post')) ways.push(ClientSecretPost(clientSecret));
  return ways.length === 0 ? [ClientSecretBasic(clientSecret)] : ways;
}

const path = siblingFile(import.meta.path, 'oidc-library');

/** Loads the library with the first sign-in by the provider. */
async function loadOidc(): Promise<typeof program.library> {
  const { library }: typeof program = await import(path);
  return library;
}
