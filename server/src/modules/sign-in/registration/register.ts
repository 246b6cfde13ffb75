import type { RegistrationMode } from '@perch/contract/settings/limits';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { hostNameOf, isAppHost, requestedOrigin } from '../../../http/request/host-gate.ts';
import { isSameSecret } from '../../../installation/secret-key.ts';
import type { Clock } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { accountKey, emailKey } from '../../accounts/account-key.ts';
import {
  createFirstAdministrator,
  createUser,
  hasAdministrator,
} from '../../accounts/create-user.ts';
import { beginGuidedSetup } from '../../settings/guided-setup.ts';
import { acceptedVersion } from '../duties/terms.ts';
import { networkKeys, requestLimits } from '../limits/network-limits.ts';
import { requirePasswordLogin } from '../require-password-login.ts';
import { chosenEmail } from './chosen-email.ts';
import { requireInvite, useInvite } from './invites.ts';
import { recordRegistrationNews } from './registration-mail.ts';

interface Registration {
  username: string;
  email?: string | undefined;
  password: string;
  setup?: string | undefined;
  invite?: string | undefined;
  acceptTerms?: boolean | undefined;
}

interface Client {
  /** The network address. */
  address: string;
  request: Request;
}

const setupTokenOf = ({ secret }: Pick<Services, 'secret'>) =>
  secret.derive('setup', 'first administrator');

/** The setup link for the first administrator; undefined once there is one, and where passwords are off. */
export async function findSetupLink(
  services: Pick<Services, 'config' | 'db' | 'secret'>,
): Promise<string | undefined> {
  const { passwordLogin } = services.config;
  if (!passwordLogin || (await hasAdministrator(services.db))) return undefined;
  return `${services.config.publicUrl}/register#setup=${setupTokenOf(services)}`;
}

/**
 * Creates an account: the first administrator's by the setup link, others by the registration mode.
 * Throws `invalid_request` without an email where one is required, `password_login_off`, `setup_closed`, `registration_closed`, `invite_invalid`, `taken`, `too_many_attempts`,
 * and `unknown_host` without the set-up link at an address that is open for the set-up only.
 */
export async function register(
  services: Services,
  registration: Registration,
  { address, request }: Client,
): Promise<UserRow> {
  const email = chosenEmail(services.settings.current(), registration.email);
  requirePasswordLogin(services);
  const setupAddress = unknownOriginOf(services, request);
  // Only the set-up is let in at other addresses.
  if (setupAddress !== null && registration.setup === undefined) {
    throw new AppError('unknown_host', (m) => m.errors.unknownHost);
  }
  const client = { address, setupAddress };
  const user = await createAccount(services, { ...registration, email }, client);
  await services.events.publish({ kind: 'user.registered', user });
  if (setupAddress !== null) await services.events.publish({ kind: 'settings.changed', names: [] });
  return user;
}

/** The origin of the request, unless the app is served there anyway. */
function unknownOriginOf({ config }: Services, request: Request): string | null {
  const name = hostNameOf(request.headers.get('host'));
  if (name === undefined || isAppHost(config, name)) return null;
  return requestedOrigin(request) ?? null;
}

async function createAccount(
  services: Services,
  registration: Registration & { email: string },
  { address, setupAddress }: { address: string; setupAddress: string | null },
): Promise<UserRow> {
  const { setup, invite, acceptTerms, ...account } = registration;
  const { clock, db } = services;
  await services.rateLimits.consume(...networkKeys('register', address, requestLimits));
  const name = account.email === '' ? accountKey(account.username) : emailKey(account.email);
  const client = { address, name, isKnown: false };
  if (setup !== undefined) {
    if (!isSameSecret(setup, setupTokenOf(services))) {
      throw new AppError('setup_closed', (m) => m.errors.setupLinkInvalid);
    }
    const termsVersion = acceptedVersion(services, acceptTerms);
    return createFirstAdministrator(
      services,
      { ...account, termsVersion },
      {
        client,
        async afterInsert(transaction, user) {
          await recordRegistration(transaction, clock, user, address);
          await beginGuidedSetup(transaction, clock, setupAddress);
        },
      },
    );
  }
  const { registration: mode } = services.settings.current();
  refuseByMode(mode, invite);
  const termsVersion = acceptedVersion(services, acceptTerms);
  const isPreapproved = invite !== undefined || mode === 'open';
  const status = isPreapproved ? 'approved' : 'pending';
  // Checked before the expensive hashing of the password.
  if (invite !== undefined) await requireInvite(db, invite, clock.now());
  return createUser(
    services,
    { ...account, role: 'user', status, termsVersion },
    {
      client,
      // Before inserting the account, so that only holders of an invitation learn of taken names.
      async beforeInsert(transaction) {
        if (invite !== undefined) await useInvite(transaction, invite, clock.now());
      },
      async afterInsert(transaction, user) {
        await recordRegistration(transaction, clock, user, address);
        if (status === 'pending') await recordRegistrationNews(transaction, services, user.id);
      },
    },
  );
}

/** Audits that an account registered itself. */
export function recordRegistration(
  transaction: Transaction<Schema>,
  clock: Clock,
  { id, username, email, role }: UserRow,
  address: string,
): Promise<void> {
  return recordAudit(transaction, clock, {
    actor: { id, username, address },
    action: 'user.registered',
    subject: { type: 'user', id, name: username },
    detail: [...(role === 'admin' ? ['first administrator'] : []), email]
      .filter(Boolean)
      .join(', '),
  });
}

function refuseByMode(mode: RegistrationMode, invite: string | undefined): void {
  if (mode === 'closed') {
    throw new AppError('registration_closed', (m) => m.errors.registrationClosed);
  }
  if (mode === 'invite' && invite === undefined) {
    throw new AppError('invite_invalid', (m) => m.errors.inviteRequired);
  }
}
