import { z } from 'zod';

import { ConfigError } from './config-error.ts';
import { list, network, onOrOff } from './setting-schemas.ts';
import { type ReadSetting, setting } from './setting.ts';

/** Proxies in front of this server that say who a request is from. */
export interface TrustedAuthConfig {
  /** Addresses and CIDR ranges, at least one. */
  networks: string[];
  /** Names of headers, in lower case. */
  headers: { user: string; email: string; name: string; groups: string };
  /** Empty: everyone whom the proxy names. */
  allowedGroups: string[];
  /** Empty: roles are not the proxy's. */
  adminGroups: string[];
  /** Whether a name enters the account that has the same email. */
  linksEmail: boolean;
}

// An address with a zone is one of a link, not of a network. No bits at all would trust every client.
const trustedNetwork = network.refine((text) => !text.includes('%') && !/\/0+$/.test(text));

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,100}$/)
  .toLowerCase();

const groupNames = list(z.string().min(1).max(1000));
const acceptsName = 'a header name: letters, digits and hyphens';

export const trustedAuthSettings = {
  TRUSTED_AUTH_CIDRS: setting(
    'Proxies that sign people in with a header, identified by the address from which they connect to Perch, never by X-Forwarded-For; a program at one of these addresses can sign in as anyone, so list only proxies that set or remove each of the headers below on every request; see docs/sign-in.md',
    'addresses or CIDR ranges separated by commas, but no range that covers every address',
    'none',
    list(trustedNetwork).optional(),
  ),
  AUTH_HEADER_USER: setting(
    'Header with the person’s username; accepted only from proxies in TRUSTED_AUTH_CIDRS',
    acceptsName,
    'Remote-User',
    headerName.optional(),
  ),
  AUTH_HEADER_EMAIL: setting(
    'Header with the person’s email',
    acceptsName,
    'Remote-Email',
    headerName.optional(),
  ),
  AUTH_HEADER_NAME: setting(
    'Header with the person’s display name',
    acceptsName,
    'Remote-Name',
    headerName.optional(),
  ),
  AUTH_HEADER_GROUPS: setting(
    'Header with the person’s groups, separated by commas',
    acceptsName,
    'Remote-Groups',
    headerName.optional(),
  ),
  TRUSTED_AUTH_ALLOWED_GROUPS: setting(
    'Groups whose members may sign in through the proxy',
    'names separated by commas, compared exactly',
    'everyone whom the proxy signs in',
    groupNames.optional(),
  ),
  TRUSTED_AUTH_ADMIN_GROUPS: setting(
    'Groups whose members are administrators; others who sign in through the proxy are not. Checked at each sign-in',
    'names separated by commas, compared exactly',
    'roles are set in the app',
    groupNames.optional(),
  ),
  TRUSTED_AUTH_LINK_EMAIL: setting(
    'Whether a person signed in by the proxy is linked to the existing account with the same email; turn it on only if people cannot choose their own email there',
    'on or off',
    'off',
    onOrOff.default(false),
  ),
};

/** Throws ConfigError for headers that no proxy may send. */
export function readTrustedAuth(read: ReadSetting): TrustedAuthConfig | undefined {
  const settings = trustedAuthSettings;
  const networks = read('TRUSTED_AUTH_CIDRS', settings.TRUSTED_AUTH_CIDRS);
  const given = {
    AUTH_HEADER_USER: read('AUTH_HEADER_USER', settings.AUTH_HEADER_USER),
    AUTH_HEADER_EMAIL: read('AUTH_HEADER_EMAIL', settings.AUTH_HEADER_EMAIL),
    AUTH_HEADER_NAME: read('AUTH_HEADER_NAME', settings.AUTH_HEADER_NAME),
    AUTH_HEADER_GROUPS: read('AUTH_HEADER_GROUPS', settings.AUTH_HEADER_GROUPS),
  };
  const rest = {
    allowedGroups: read('TRUSTED_AUTH_ALLOWED_GROUPS', settings.TRUSTED_AUTH_ALLOWED_GROUPS) ?? [],
    adminGroups: read('TRUSTED_AUTH_ADMIN_GROUPS', settings.TRUSTED_AUTH_ADMIN_GROUPS) ?? [],
    linksEmail: read('TRUSTED_AUTH_LINK_EMAIL', settings.TRUSTED_AUTH_LINK_EMAIL),
  };
  if (networks === undefined) {
    const [name] = Object.entries(given).flatMap(([each, value]) => (value ? [each] : []));
    if (name === undefined) return undefined;
    throw new ConfigError(
      `${name} needs TRUSTED_AUTH_CIDRS, the proxies that may send it; it is not set.`,
    );
  }
  return {
    networks,
    headers: {
      user: given.AUTH_HEADER_USER ?? 'remote-user',
      email: given.AUTH_HEADER_EMAIL ?? 'remote-email',
      name: given.AUTH_HEADER_NAME ?? 'remote-name',
      groups: given.AUTH_HEADER_GROUPS ?? 'remote-groups',
    },
    ...rest,
  };
}
