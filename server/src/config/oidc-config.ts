import type { Setting } from './setting.ts';
import { signInSettings } from './sign-in-settings.ts';

/** The OpenID provider that signs in. */
export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On its button. */
  name: string;
  /** Empty: every account of the provider may sign in. */
  allowedGroups: string[];
  /** Empty: roles are not the provider's. */
  adminGroups: string[];
  linksVerifiedEmail: boolean;
  /** For each of its answers. */
  timeoutSeconds: number;
}

type Read = <T>(name: string, about: Setting<T>) => T;

const required = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** The settings of the provider; undefined without any, and the names of those that are missing for some. */
export function readOidcConfig(read: Read): OidcConfig | { missing: string[] } | undefined {
  const issuer = read('OIDC_ISSUER', signInSettings.OIDC_ISSUER);
  const clientId = read('OIDC_CLIENT_ID', signInSettings.OIDC_CLIENT_ID);
  const clientSecret = read('OIDC_CLIENT_SECRET', signInSettings.OIDC_CLIENT_SECRET);
  const allowedGroups = read('OIDC_ALLOWED_GROUPS', signInSettings.OIDC_ALLOWED_GROUPS);
  const adminGroups = read('OIDC_ADMIN_GROUPS', signInSettings.OIDC_ADMIN_GROUPS);
  const rest = {
    name: read('OIDC_NAME', signInSettings.OIDC_NAME),
    allowedGroups: allowedGroups ?? [],
    adminGroups: adminGroups ?? [],
    linksVerifiedEmail: read('OIDC_LINK_VERIFIED_EMAIL', signInSettings.OIDC_LINK_VERIFIED_EMAIL),
    timeoutSeconds: read('SIGN_IN_TIMEOUT', signInSettings.SIGN_IN_TIMEOUT),
  };
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret, ...rest };
  // Groups without a provider would limit nothing, which their operator does not expect.
  if (!issuer && !clientId && !clientSecret && !allowedGroups && !adminGroups) return undefined;
  const given = [issuer, clientId, clientSecret];
  return { missing: required.filter((_, index) => !given[index]) };
}
