import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { apiTokenOf } from '../auth/api-token.ts';
import { findApprovedDomain } from '../domains/requests/find-domain.ts';

/** What a client has to know to upload for somebody. */
export interface ClientSettings {
  userId: string;
  apiToken: string;
  /** The domain that links are to be on; undefined: the person's default at each upload. */
  domain: string | undefined;
}

/** The settings of this person's clients. Throws `not_found` for a domain that they cannot use. */
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
