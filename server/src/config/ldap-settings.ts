import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';

import { z } from 'zod';

import { ConfigError } from './config-error.ts';
import { onOrOff, urlOf } from './setting-schemas.ts';
import { type ReadSetting, setting } from './setting.ts';
import { signInSettings } from './sign-in-settings.ts';

/** A directory whose people sign in. */
export interface LdapConfig {
  /** ldap or ldaps, without a path. */
  url: string;
  /** Whether a connection begins in the clear and is encrypted before anything is sent. */
  startTls: boolean;
  /** As whom people are searched; undefined: anonymously. */
  reader: { dn: string; password: string } | undefined;
  baseDn: string;
  /** With `{login}` where the escaped name goes. */
  userFilter: string;
  /** Names or DNs; empty: every person of the directory. */
  allowedGroups: string[];
  /** Names or DNs; empty: roles are not the directory's. */
  adminGroups: string[];
  /** PEM file of the certificates that are trusted in place of the system's authorities. */
  caFile: string | undefined;
  /** Whether a person enters the account that has the same email. */
  linksEmail: boolean;
  /** For a sign-in, from connecting to the last answer. */
  timeoutSeconds: number;
}

const ldapUrl = z.string().refine((text) => {
  const url = urlOf(text);
  const isLdap = /^ldaps?:$/.test(url?.protocol ?? '');
  return isLdap && /^ldaps?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?\/?$/i.test(text);
});

const distinguishedName = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}]*=[^\p{Cc}]*$/u);

/** Whether a filter is a single filter, and the name occurs only where it can be escaped. */
function isLoginFilter(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    // RFC 4515: what begins outside of the first parentheses is another filter.
    if (depth < 1 && index < [...text].length - 1) return false;
  }
  const places = text.match(/\{login\}/g) ?? [];
  const values = text.match(/=[^()]*?\{login\}/g) ?? [];
  return depth === 0 && places.length > 0 && places.length === values.length;
}

// A DN has commas in it.
const groups = z
  .string()
  .transform((text) => text.split(/[;=]/.test(text) ? ';' : ',').map((each) => each.trim()))
  .pipe(z.array(z.string().min(1)).min(1));

const acceptsGroups = 'names (cn) separated by commas, or DNs separated by semicolons';

const readableFile = z
  .string()
  .transform((path) => resolve(path))
  .refine((path) => {
    try {
      accessSync(path, constants.R_OK);
      return true;
    } catch {
      return false;
    }
  });

export const ldapSettings = {
  LDAP_URL: setting(
    'LDAP directory whose people can sign in with their directory name or email and password, in addition to accounts with a Perch password; see docs/sign-in.md',
    '`ldaps://HOST:PORT`, or `ldap://HOST:PORT` with LDAP_START_TLS; without encryption only on this machine’s loopback address',
    'none',
    ldapUrl.optional(),
  ),
  LDAP_START_TLS: setting(
    'Whether to encrypt an ldap:// connection with StartTLS before anything is sent',
    'on or off',
    'off',
    onOrOff.default(false),
  ),
  LDAP_BIND_DN: setting(
    'DN that Perch uses to search the directory; it needs read access to people and groups, but not to passwords',
    'a DN',
    'anonymous',
    distinguishedName.optional(),
  ),
  LDAP_BIND_PASSWORD: setting(
    'Password of LDAP_BIND_DN',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
  LDAP_BASE_DN: setting(
    'Base DN for searching people and groups',
    'a DN',
    'none; set it with LDAP_URL',
    distinguishedName.optional(),
  ),
  LDAP_USER_FILTER: setting(
    'Filter that finds the entry of the person who signs in',
    'an LDAP filter (RFC 4515) with `{login}` in place of the typed name',
    '(|(uid={login})(mail={login}))',
    z.string().trim().max(2000).refine(isLoginFilter).default('(|(uid={login})(mail={login}))'),
  ),
  LDAP_ALLOWED_GROUPS: setting(
    'Groups of the directory whose members may sign in',
    acceptsGroups,
    'everyone in the directory',
    groups.optional(),
  ),
  LDAP_ADMIN_GROUPS: setting(
    'Groups of the directory whose members are administrators; others who sign in with the directory are not. Checked at each sign-in',
    acceptsGroups,
    'roles are set in the app',
    groups.optional(),
  ),
  LDAP_CA_FILE: setting(
    'CA certificates to trust for the directory instead of the system’s',
    'a readable PEM file',
    "the system's",
    readableFile.optional(),
  ),
  LDAP_LINK_EMAIL: setting(
    'Whether a person from the directory is linked to the existing account with the same email; turn it on only if people cannot choose their own email in the directory',
    'on or off',
    'off',
    onOrOff.default(false),
  ),
};

const loopbackHost = /^ldap:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?\/?$/i;

/** Throws ConfigError for settings that are not a directory together. */
export function readLdap(read: ReadSetting): LdapConfig | undefined {
  const url = read('LDAP_URL', ldapSettings.LDAP_URL);
  const baseDn = read('LDAP_BASE_DN', ldapSettings.LDAP_BASE_DN);
  const dn = read('LDAP_BIND_DN', ldapSettings.LDAP_BIND_DN);
  const password = read('LDAP_BIND_PASSWORD', ldapSettings.LDAP_BIND_PASSWORD);
  const rest = {
    startTls: read('LDAP_START_TLS', ldapSettings.LDAP_START_TLS),
    userFilter: read('LDAP_USER_FILTER', ldapSettings.LDAP_USER_FILTER),
    allowedGroups: read('LDAP_ALLOWED_GROUPS', ldapSettings.LDAP_ALLOWED_GROUPS) ?? [],
    adminGroups: read('LDAP_ADMIN_GROUPS', ldapSettings.LDAP_ADMIN_GROUPS) ?? [],
    caFile: read('LDAP_CA_FILE', ldapSettings.LDAP_CA_FILE),
    linksEmail: read('LDAP_LINK_EMAIL', ldapSettings.LDAP_LINK_EMAIL),
    timeoutSeconds: read('SIGN_IN_TIMEOUT', signInSettings.SIGN_IN_TIMEOUT),
  };
  if (url === undefined) {
    if (baseDn === undefined && dn === undefined) return undefined;
    throw new ConfigError('LDAP_BASE_DN and LDAP_BIND_DN need LDAP_URL; it is not set.');
  }
  if (baseDn === undefined) throw new ConfigError('LDAP_URL needs LDAP_BASE_DN; it is not set.');
  requireEncryption(url, rest.startTls);
  return { ...rest, url: url.replace(/\/$/, ''), baseDn, reader: readerOf(dn, password) };
}

function readerOf(dn: string | undefined, password: string | undefined): LdapConfig['reader'] {
  if (dn === undefined && password === undefined) return undefined;
  if (dn !== undefined && password !== undefined) return { dn, password };
  throw new ConfigError('Set both LDAP_BIND_DN and LDAP_BIND_PASSWORD, or neither.');
}

function requireEncryption(url: string, startTls: boolean): void {
  const isEncrypted = /^ldaps:/i.test(url);
  if (startTls && isEncrypted) {
    throw new ConfigError('LDAP_START_TLS goes with ldap://; LDAP_URL has ldaps:// already.');
  }
  if (isEncrypted || startTls || loopbackHost.test(url)) return;
  throw new ConfigError(
    'LDAP_URL must be ldaps://…, or LDAP_START_TLS on: passwords must not leave this machine in the clear.',
  );
}
