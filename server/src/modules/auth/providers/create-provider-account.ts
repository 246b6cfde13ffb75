import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { createUser } from '../../users/create-user.ts';
import { recordRegistration } from '../registration/register.ts';
import { noteRegistration } from '../registration/registration-mail.ts';
import { findFreeUsername } from './free-username.ts';
import { identityOf } from './identity-of.ts';
import type { ProviderAccount } from './provider-account.ts';

/**
 * Creates an account without a password, linked with the provider's. Throws `registration_closed`,
 * `invite_invalid`, and `taken`, with a cause, for a name, an email or an identity that was taken meanwhile.
 */
export async function createProviderAccount(
  services: Services,
  { issuer, subject, name, email, username }: ProviderAccount,
  address: string,
): Promise<UserRow> {
  const { registration: mode } = services.settings.current();
  if (mode === 'closed') {
    throw new AppError('registration_closed', (m) => m.errors.registrationClosed);
  }
  if (mode === 'invite') throw new AppError('invite_invalid', (m) => m.errors.inviteRequired);
  const { clock } = services;
  const status = mode === 'open' ? 'approved' : 'pending';
  const free = await findFreeUsername(services, [username, email, name]);
  const user = await createUser(
    services,
    { username: free, email, password: null, role: 'user', status },
    {
      async afterInsert(transaction, created) {
        await transaction
          .insertInto('identities')
          .values(identityOf({ issuer, subject, name }, created.id, clock.now()))
          .execute();
        await recordRegistration(transaction, clock, created, address);
        if (status === 'pending') await noteRegistration(transaction, services, created.id);
      },
    },
  );
  await services.events.publish({ kind: 'user.registered', user });
  return user;
}
