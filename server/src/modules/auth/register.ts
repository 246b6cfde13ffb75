import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { registrationReceived } from '../../mail/templates.ts';
import { isSameSecret } from '../../secret.ts';
import type { Services } from '../../services.ts';
import { createFirstAdministrator, createUser, hasAdministrator } from '../users/create-user.ts';
import { findToldAdministrators } from '../users/find-administrators.ts';
import { attemptsFrom, requestLimit } from './attempts.ts';
import { useInvite } from './invites.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
  setup?: string | undefined;
  invite?: string | undefined;
}

const setupTokenOf = ({ secret }: Services) => secret.derive('setup', 'first administrator');

/** The link that makes the first administrator; undefined once there is one. */
export async function findSetupLink(services: Services): Promise<string | undefined> {
  if (await hasAdministrator(services.db)) return undefined;
  return `${services.config.publicUrl}/register?setup=${setupTokenOf(services)}`;
}

/** Creates an account: the first administrator's by the set-up link, others as the server is set. */
export async function register(
  services: Services,
  registration: Registration,
  address: string,
): Promise<UserRow> {
  const { setup, invite, ...account } = registration;
  await services.attempts.take([attemptsFrom('register', address), requestLimit]);
  if (setup !== undefined) {
    if (!isSameSecret(setup, setupTokenOf(services))) {
      throw new AppError('setup_closed', 'This set-up link is not valid.');
    }
    return createFirstAdministrator(services, account);
  }
  refuseByMode(services, invite);
  const isLetIn = invite !== undefined || services.config.registration === 'open';
  const status = isLetIn ? 'approved' : 'pending';
  return createUser(services, { ...account, role: 'user', status }, async (transaction, user) => {
    if (invite !== undefined) await useInvite(transaction, invite, services.clock.now());
    if (status === 'pending') await tellAdministrators(services, transaction, user);
  });
}

function refuseByMode({ config }: Services, invite: string | undefined): void {
  if (config.registration === 'closed') {
    throw new AppError('registration_closed', 'This server does not take new registrations.');
  }
  if (config.registration === 'invite' && invite === undefined) {
    throw new AppError('invite_invalid', 'Registration is by invitation only.');
  }
}

async function tellAdministrators(
  services: Services,
  transaction: Transaction<Schema>,
  user: UserRow,
): Promise<void> {
  if (services.config.smtpUrl === undefined) return;
  for (const administrator of await findToldAdministrators(transaction)) {
    const message = registrationReceived(services.config, administrator, user);
    await queueMail(transaction, services, message);
  }
}
