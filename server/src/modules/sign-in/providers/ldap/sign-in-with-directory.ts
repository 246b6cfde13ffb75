import type { LdapConfig } from '../../../../config/ldap-settings.ts';
import type { UserRow } from '../../../../database/schema.ts';
import { AppError } from '../../../../lib/errors.ts';
import type { Services } from '../../../../services.ts';
import type { SessionOrigin } from '../../session/sessions.ts';
import { signInWithProvider } from '../sign-in-with-provider.ts';
import {
  AmbiguousLogin,
  type Credentials,
  findPerson,
  type PersonWithGroups,
} from './find-person.ts';
import { dnKey, groupKey, keysOfGroup } from './ldap-groups.ts';

/** Of the directory in the settings, as far as its people stay the same. */
export const issuerOf = ({ url, baseDn }: Pick<LdapConfig, 'url' | 'baseDn'>): string =>
  `ldap:${new URL(url).hostname.toLowerCase()}/${dnKey(baseDn)}`;

/**
 * The account of the person of the directory with this name and password; undefined where there is none, or
 * no directory, or where they may not be compared. Throws `provider_unavailable`, and what `signInWithProvider` throws.
 */
export async function signInWithDirectory(
  services: Services,
  credentials: Credentials,
  from: SessionOrigin,
): Promise<UserRow | undefined> {
  const { ldap } = services.config;
  if (!ldap) return undefined;
  const person = await ask(services, ldap, credentials);
  if (!person) return undefined;
  const { subject, username, email, groups } = person;
  return signInWithProvider(
    services,
    {
      issuer: issuerOf(ldap),
      subject,
      name: email || username || credentials.login,
      email,
      isEmailVerified: true,
      username: username || credentials.login,
      groups: groups.flatMap(keysOfGroup),
      policy: {
        allowedGroups: ldap.allowedGroups.map(groupKey),
        adminGroups: ldap.adminGroups.map(groupKey),
        linksVerifiedEmail: ldap.linksEmail,
      },
    },
    from,
  );
}

async function ask(
  { log }: Services,
  ldap: LdapConfig,
  credentials: Credentials,
): Promise<PersonWithGroups | undefined> {
  try {
    return await findPerson(ldap, credentials);
  } catch (error) {
    if (error instanceof AmbiguousLogin) {
      log.warn('ldap.ambiguous_login', { login: credentials.login, error });
      return undefined;
    }
    log.warn('ldap.request_failed', { url: ldap.url, error });
    throw new AppError('provider_unavailable', (m) => m.signIn.providerUnavailable, {
      cause: error,
    });
  }
}
