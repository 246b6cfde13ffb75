import { takeLock } from '../../../database/lock.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { noteAccountChange } from '../../users/note-account-change.ts';
import { type OwnedDomain, requireDomain } from './find-domain.ts';

/**
 * Toggles whether the domain is its owner's default for new uploads. Only an approved one can be made the
 * default; any can be unset. Throws `not_found`, `unknown_domain`.
 */
export function makeDefaultDomain(
  services: Services,
  ownerId: string,
  id: string,
): Promise<OwnedDomain> {
  return transact(services, async (transaction, note) => {
    await takeLock(transaction, 'domains', services.clock);
    const domain = await requireDomain(transaction, { id, ownerId });
    const isDefault = domain.owner_default_id === id;
    if (!isDefault && domain.status !== 'approved') {
      throw new AppError('unknown_domain', (m) => m.errors.defaultNotApproved);
    }
    const defaultId = isDefault ? null : id;
    await transaction
      .updateTable('users')
      .set({ default_domain_id: defaultId })
      .where('id', '=', ownerId)
      .execute();
    await noteAccountChange(transaction, note, ownerId);
    return { ...domain, owner_default_id: defaultId };
  });
}
