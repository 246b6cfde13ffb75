import type {
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from 'openid-client';
import { z } from 'zod';

import type { Services } from '../../../../services.ts';
import type { ProviderAccount } from '../sign-in-with-provider.ts';
import { type Flow, redirectAddress } from './begin-flow.ts';
import type { OidcLibrary, OidcProvider, OidcSession } from './oidc-provider.ts';
import { isInvalidClient, toProviderError, UntrustedResponse } from './provider-failure.ts';

const text = z.string().catch('');

// Some providers send a single group as text. Other values name no group.
const Groups = z
  .union([z.array(z.unknown()), z.string().transform((group) => [group])])
  .catch([])
  .transform((all) => all.flatMap((each) => (typeof each === 'string' ? [each] : [])));

// OpenID Connect Core 1.0 §2: at most 255 ASCII characters.
const subjectForm = /^[\x20-\x7E]{1,255}$/;

const Claims = z.object({
  email: text,
  email_verified: z.boolean().catch(false),
  preferred_username: text,
  name: text,
  groups: Groups,
});

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/**
 * Exchanges the code of the callback for the account at the provider, and checks everything that was said
 * about it. Throws `provider_refused`, `provider_unavailable`, `sign_in_expired`.
 */
export async function exchangeCode(
  services: Services,
  provider: OidcProvider,
  query: URLSearchParams,
  flow: Flow,
): Promise<ProviderAccount> {
  try {
    return await exchange(services, provider, query, flow);
  } catch (error) {
    throw toProviderError(services.log, error);
  }
}

async function exchange(
  services: Services,
  provider: OidcProvider,
  query: URLSearchParams,
  flow: Flow,
): Promise<ProviderAccount> {
  const session = await provider.open();
  const current = new URL(`${redirectAddress(services)}?${query}`);
  const { configuration, tokens } = await requestTokens(session, current, {
    pkceCodeVerifier: flow.verifier,
    expectedNonce: flow.nonce,
    expectedState: query.get('state') ?? '',
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const { clientId, allowedGroups, adminGroups, linksVerifiedEmail } = provider.config;
  // The library checks it only with several audiences.
  if (!claims || (claims['azp'] !== undefined && claims['azp'] !== clientId)) {
    throw new UntrustedResponse('the token is for another client (azp)');
  }
  if (!subjectForm.test(claims.sub)) throw new UntrustedResponse('the subject is none');
  const about = await findUserInfo(session, configuration, tokens, claims.sub);
  // Signed claims count before those of the userinfo endpoint.
  const { email, email_verified, preferred_username, name, groups } = Claims.parse({
    ...about,
    ...claims,
  });
  return {
    issuer: session.metadata.issuer,
    subject: claims.sub,
    name: email || preferred_username || name,
    email,
    isEmailVerified: email_verified,
    username: preferred_username,
    groups,
    policy: { allowedGroups, adminGroups, linksVerifiedEmail },
  };
}

type Checks = NonNullable<Parameters<OidcLibrary['authorizationCodeGrant']>[2]>;

async function requestTokens(
  { library, configurations, prefer }: OidcSession,
  current: URL,
  checks: Checks,
): Promise<{ configuration: Configuration; tokens: Tokens }> {
  let refusal: unknown;
  for (const configuration of configurations) {
    try {
      const tokens = await library.authorizationCodeGrant(configuration, current, { ...checks });
      prefer(configuration);
      return { configuration, tokens };
    } catch (error) {
      if (!isInvalidClient(error)) throw error;
      // It may want the secret sent in the other way; until then it has not looked at the code.
      refusal = error;
    }
  }
  throw refusal;
}

/** Where providers keep what they leave out of the token. */
async function findUserInfo(
  { library, metadata }: OidcSession,
  configuration: Configuration,
  { access_token: token }: Tokens,
  subject: string,
): Promise<Record<string, unknown>> {
  if (metadata.userinfo_endpoint === undefined) return {};
  return library.fetchUserInfo(configuration, token, subject);
}
