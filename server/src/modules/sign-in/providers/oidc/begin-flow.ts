import { finishOidc } from '@perch/contract/accounts/identities';
import { z } from 'zod';

import type { Services } from '../../../../services.ts';
import { failureLimits, networkKeys } from '../../limits/network-limits.ts';
import { storeStep } from '../../session/sign-in-steps.ts';
import { hashToken, newToken } from '../../session/tokens.ts';
import { flowValidMs } from './flow-cookie.ts';
import type { OidcProvider, OidcSession } from './oidc-provider.ts';
import { toProviderError } from './provider-failure.ts';

/** What the callback needs of the start; kept under `state`. */
export const Flow = z.object({
  verifier: z.string(),
  nonce: z.string(),
  /** SHA-256 of the cookie. */
  browserHash: z.string(),
  /** The session that links its account; null for a sign-in. */
  sessionId: z.string().nullable(),
});

export type Flow = z.infer<typeof Flow>;

interface Begin {
  /** The secret in the browser's cookie. */
  browser: string;
  address: string;
  /** Whose account is to be linked. */
  link?: { userId: string; sessionId: string };
}

export const redirectAddress = ({ config }: Pick<Services, 'config'>) =>
  `${config.publicUrl}${finishOidc.path}`;

/** Begins a flow, and returns the provider's address. Throws `provider_unavailable`, `too_many_attempts`. */
export async function beginFlow(
  services: Services,
  provider: OidcProvider,
  { browser, address, link }: Begin,
): Promise<string> {
  await services.rateLimits.consume(...networkKeys('oidc-start', address, failureLimits));
  const state = newToken();
  const verifier = newToken();
  const nonce = newToken();
  const url = await addressOf(services, provider, { state, verifier, nonce });
  const flow: Flow = {
    verifier,
    nonce,
    browserHash: hashToken(browser),
    sessionId: link?.sessionId ?? null,
  };
  await storeStep(services, {
    kind: 'oidc-flow',
    userId: link?.userId ?? null,
    data: flow,
    validMs: flowValidMs,
    token: state,
  });
  return url;
}

async function addressOf(
  services: Services,
  provider: OidcProvider,
  { state, verifier, nonce }: { state: string; verifier: string; nonce: string },
): Promise<string> {
  try {
    const session = await provider.open();
    const { library, configurations } = session;
    const [configuration] = configurations;
    if (!configuration) throw new Error('no way to authenticate');
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectAddress(services),
      scope: scopeOf(session),
      state,
      nonce,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  } catch (error) {
    throw toProviderError(services.log, error);
  }
}

/** Some providers refuse a scope that they do not know. */
function scopeOf({ metadata }: OidcSession): string {
  const hasGroups = metadata.scopes_supported?.includes('groups');
  return `openid email profile${hasGroups ? ' groups' : ''}`;
}
