import type { ClientQuery, LinkClientQuery } from '@perch/contract/clients';

import type { Caller } from '../../http/endpoint.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findApprovedDomain } from '../domains/requests/find-domain.ts';
import { parseMaxClicks } from '../short-links/link-fields.ts';
import { apiTokenOf } from '../sign-in/api-token.ts';
import { readBearerToken } from '../sign-in/session/bearer.ts';
import { collectOptions, parseExpiry, parseTexts } from '../uploads/options/options.ts';
import { findUploadProfile } from '../uploads/profiles/find-profile.ts';

/** The settings with which a client uploads on behalf of a user. */
export interface ClientSettings {
  userId: string;
  apiToken: string;
  /** The domain of the links; undefined for the user's default at the time of each upload. */
  domain: string | undefined;
  options: ClientOptions;
}

/** The settings with which ShareX shortens addresses on behalf of a user. */
export interface LinkClientSettings extends LinkClientQuery {
  apiToken: string;
}

/** Options that a client gives all its uploads, as texts. */
export type ClientOptions = Omit<ClientQuery, 'domain'>;

/** The settings for a caller's clients. Throws `not_found` unless the domain is an approved one of the user, `invalid_option`, `token_disabled`. */
export async function requireClientSettings(
  services: Services,
  { caller, request }: { caller: Caller; request: Request },
  { domain, ...options }: ClientQuery,
): Promise<ClientSettings> {
  const { user } = caller;
  const texts = Object.entries(options).map(([name, text]) => [name, text ?? ''] as const);
  const collected = collectOptions(texts, new Headers());
  parseTexts(collected, services.clock.now());
  await findUploadProfile(services, caller, collected.get('profile'));
  const settings = { userId: user.id, apiToken: tokenOf(services, caller, request), options };
  return { ...settings, domain: await findDomainName(services, user.id, domain) };
}

/** The settings for a caller's shortener; throws as for an upload client. */
export async function requireLinkClientSettings(
  services: Services,
  { caller, request }: { caller: Caller; request: Request },
  { domain, expires, maxClicks }: LinkClientQuery,
): Promise<LinkClientSettings> {
  if (expires !== undefined) parseExpiry(expires, services.clock.now());
  if (maxClicks !== undefined) parseMaxClicks(Number(maxClicks));
  const name = await findDomainName(services, caller.user.id, domain);
  return {
    apiToken: tokenOf(services, caller, request),
    ...(name !== undefined && { domain: name }),
    ...(expires !== undefined && { expires }),
    ...(maxClicks !== undefined && { maxClicks }),
  };
}

async function findDomainName(
  services: Services,
  ownerId: string,
  domain: string | undefined,
): Promise<string | undefined> {
  if (domain === undefined) return undefined;
  const approved = await findApprovedDomain(services, ownerId, domain);
  if (!approved) throw new AppError('not_found', (m) => m.errors.notApprovedDomain);
  return approved.name;
}

/** The token that the client is given: the caller's own, for a session the Default token. Throws `token_disabled`. */
function tokenOf(services: Services, { user, sessionId }: Caller, { headers }: Request): string {
  const bearer = readBearerToken(headers.get('authorization'));
  if (sessionId === undefined && bearer !== undefined) return bearer;
  if (user.default_token_off === 0) return apiTokenOf(services, user);
  throw new AppError('token_disabled', (m) => m.tokens.defaultIsOff);
}

/** The fields that a client sends with every file. */
export const fieldsOf = ({
  domain,
  options,
}: Pick<ClientSettings, 'domain' | 'options'>): ClientQuery => ({
  ...(domain !== undefined && { domain }),
  ...options,
});

/** What the client's list of uploaders calls this one, besides its server. */
export const labelOf = (settings: Pick<ClientSettings, 'domain' | 'options'>): string =>
  [settings.domain ?? [], Object.entries(settings.options).map((option) => option.join(' '))]
    .flat()
    .join(', ');
