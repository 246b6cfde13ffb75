import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Client } from 'ldapts';

import type { LdapConfig } from '../../../../config/ldap-settings.ts';
import { secondMs } from '../../../../lib/clock.ts';
import { siblingFile } from '../../../../lib/sibling-file.ts';
import { groupFilter, loginFilter } from './ldap-filter.ts';
import type * as program from './ldap-library.ts';
import { binaryAttributes, type Person, personAttributes, personOf } from './person.ts';

const groupsMax = 1000;

// RFC 4511: the password is wrong, or the entry may not sign in with any.
const refusals = new Set([19, 32, 48, 49, 50, 53]);

export interface PersonWithGroups extends Person {
  /** DNs. */
  groups: string[];
}

/** What a client signs in with. */
export interface Credentials {
  login: string;
  password: string;
  /** Otherwise the directory is queried as for an unknown name: it takes as long, and fails as often. */
  mayCompare: boolean;
}

/** Several entries have the name, so none is its owner's until the operator changes the filter or the entries. */
export class AmbiguousLogin extends Error {
  override readonly name = 'AmbiguousLogin';
}

/**
 * The person of the directory with this name and password; undefined where there is none, or where they may not
 * be compared. Throws whatever the directory or the network refuses, a time that is over, and AmbiguousLogin.
 */
export async function findPerson(
  ldap: LdapConfig,
  credentials: Credentials,
): Promise<PersonWithGroups | undefined> {
  // RFC 4513 section 5.1.2: a bind without a password succeeds, and proves nothing.
  if (credentials.password === '' || credentials.login === '') return undefined;
  const { Client: LdapClient } = await loadLdap();
  const totalMs = ldap.timeoutSeconds * secondMs;
  const client = new LdapClient({
    url: ldap.url,
    timeout: totalMs,
    connectTimeout: totalMs,
    // With options, ldapts would start TLS immediately, even if StartTLS is wanted.
    ...(ldap.startTls || ldap.url.startsWith('ldap:') ? {} : { tlsOptions: await tlsOf(ldap) }),
  });
  const end = Promise.withResolvers<never>();
  const noEnd = new Error(`No end within ${ldap.timeoutSeconds} seconds`);
  const timer = setTimeout(() => end.reject(noEnd), totalMs);
  try {
    return await Promise.race([askFor(client, ldap, credentials), end.promise]);
  } finally {
    clearTimeout(timer);
    // Closes the connection, also one on which nothing is answered any more.
    client.unbind().catch(() => {});
  }
}

async function tlsOf({ url, caFile }: LdapConfig) {
  const { hostname } = new URL(url);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    rejectUnauthorized: true,
    ...(caFile !== undefined && { ca: await readFile(caFile, 'utf8') }),
  };
}

async function askFor(
  client: Client,
  ldap: LdapConfig,
  { login, password, mayCompare }: Credentials,
): Promise<PersonWithGroups | undefined> {
  if (ldap.startTls) await client.startTLS(await tlsOf(ldap));
  await bindAsReader(client, ldap);
  const { searchEntries: found } = await client.search(ldap.baseDn, {
    scope: 'sub',
    filter: loginFilter(ldap.userFilter, login),
    attributes: personAttributes,
    explicitBufferAttributes: binaryAttributes,
    sizeLimit: 2,
    timeLimit: ldap.timeoutSeconds,
  });
  const [entry, another] = found;
  // An unknown name takes as long as a wrong password.
  const dn = another || !entry || !mayCompare ? absentDn(ldap) : entry.dn;
  const isRight = await isPasswordOf(client, dn, password);
  if (another) throw new AmbiguousLogin(`${found.length} entries or more`);
  if (!entry || !mayCompare || !isRight) return undefined;
  const person = personOf(entry);
  return { ...person, groups: await findGroups(client, ldap, person) };
}

const absentDn = ({ baseDn }: LdapConfig) => `cn=${randomBytes(16).toString('hex')},${baseDn}`;

const bindAsReader = (client: Client, { reader }: LdapConfig): Promise<void> =>
  client.bind(reader?.dn ?? '', reader?.password ?? '');

async function isPasswordOf(client: Client, dn: string, password: string): Promise<boolean> {
  const { ResultCodeError } = await loadLdap();
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof ResultCodeError && refusals.has(error.code)) return false;
    throw error;
  }
}

async function findGroups(client: Client, ldap: LdapConfig, person: Person): Promise<string[]> {
  if (ldap.allowedGroups.length === 0 && ldap.adminGroups.length === 0) return [];
  // The person may not be allowed to read groups.
  await bindAsReader(client, ldap);
  const { searchEntries: found } = await client.search(ldap.baseDn, {
    scope: 'sub',
    filter: groupFilter(person.dn, person.uid),
    attributes: ['1.1'],
    sizeLimit: groupsMax,
    timeLimit: ldap.timeoutSeconds,
  });
  return [...new Set([...person.memberOf, ...found.map(({ dn }) => dn)])];
}

const path = siblingFile(import.meta.path, 'ldap-library');

/** Loads the library with the first sign-in that asks the directory. */
async function loadLdap(): Promise<typeof program.library> {
  const { library }: typeof program = await import(path);
  return library;
}
