import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { isSameSecret } from '../../secret.ts';
import type { Services } from '../../services.ts';
import { createFirstAdministrator, createUser, hasAdministrator } from '../users/create-user.ts';

interface Registration {
  username: string;
  email: string;
  password: string;
  setup?: string | undefined;
}

const setupTokenOf = ({ secret }: Services) => secret.derive('setup', 'first administrator');

/** The link that makes the first administrator; undefined once there is one. */
export async function findSetupLink(services: Services): Promise<string | undefined> {
  if (await hasAdministrator(services.db)) return undefined;
  return `${services.config.publicUrl}/register?setup=${setupTokenOf(services)}`;
}

/** Creates an account: the first administrator's by the set-up link, others as the server is set. */
export async function register(services: Services, registration: Registration): Promise<UserRow> {
  const { setup, ...account } = registration;
  if (setup !== undefined) {
    if (!isSameSecret(setup, setupTokenOf(services))) {
      throw new AppError('setup_closed', 'This set-up link is not valid.');
    }
    return createFirstAdministrator(services, account);
  }
  const mode = services.config.registration;
  if (mode === 'closed') {
    throw new AppError('registration_closed', 'This server does not take new registrations.');
  }
  const status = mode === 'open' ? 'approved' : 'pending';
  return createUser(services, { ...account, role: 'user', status });
}
