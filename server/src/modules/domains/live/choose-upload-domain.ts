import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findApprovedDomain } from '../requests/find-domain.ts';

/**
 * The id of the domain for a new upload: the named one, otherwise the owner's default if it is still
 * approved, otherwise null for the app's host. Throws `unknown_domain` for one that is not the owner's.
 */
export async function chooseUploadDomain(
  services: Pick<Services, 'db'>,
  owner: Pick<UserRow, 'id' | 'default_domain_id'>,
  name: string | undefined,
): Promise<string | null> {
  // Forms and scripts send an empty field if no domain was chosen.
  if (!name?.trim()) return findDefaultDomainId(services, owner);
  const domain = await findApprovedDomain(services, owner.id, name);
  if (domain) return domain.id;
  throw new AppError('unknown_domain', (m) => m.errors.notApprovedDomain);
}

async function findDefaultDomainId(
  { db }: Pick<Services, 'db'>,
  { id: ownerId, default_domain_id: defaultId }: Pick<UserRow, 'id' | 'default_domain_id'>,
): Promise<string | null> {
  if (defaultId === null) return null;
  const domain = await db
    .selectFrom('domains')
    .select('id')
    .where('id', '=', defaultId)
    .where('user_id', '=', ownerId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return domain?.id ?? null;
}
