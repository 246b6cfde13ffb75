import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { apiTokenOf } from '../auth/api-token.ts';
import { findApprovedDomain } from '../domains/requests/find-domain.ts';

/** The settings with which a client uploads on behalf of a user. */
export interface ClientSettings {
  userId: string;
  apiToken: string;
  /** The domain of the links; undefined for the user's default at the time of each upload. */
  domain: string | undefined;
}

/** The settings for a user's clients. Throws `not_found` unless the domain is an approved one of the user. */
export async function requireClientSettings(
  services: Services,
  user: UserRow,
  domain: string | undefined,
): Promise<ClientSettings> {
  const settings = { userId: user.id, apiToken: apiTokenOf(services, user) };
  if (domain === undefined) return { ...settings, domain };
  const approved = await findApprovedDomain(services, user.id, domain);
  if (!approved) throw new AppError('not_found', 'This is not one of your approved domains.');
  return { ...settings, domain: approved.name };
}
