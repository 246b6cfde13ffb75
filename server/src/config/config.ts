import type { SettingVariable } from '@perch/contract/settings/setting-table';

import { secondMs } from '../lib/clock.ts';
import type { LogLevel } from '../lib/log.ts';
import { changeableSettings } from './changeable-settings.ts';
import { type CompatConfig, readCompat } from './compat-settings.ts';
import { ConfigError } from './config-error.ts';
import { type LdapConfig, readLdap } from './ldap-settings.ts';
import { type OidcConfig, readOidcConfig } from './oidc-config.ts';
import { type ReadSetting, reasonIn, type Setting } from './setting.ts';
import { settings } from './settings.ts';
import { signInSettings } from './sign-in-settings.ts';
import { readTrustedAuth, type TrustedAuthConfig } from './trusted-auth-settings.ts';

export { ConfigError };

/** A bucket and its credentials. */
export interface S3Location {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Texts by variable; a setting without one is changed in the app. */
export type LockedSettings = Partial<Record<SettingVariable, string>>;

/** What depends on the public address where the environment does not set it. */
interface Addressed {
  /** An origin, without a trailing slash. */
  publicUrl: string;
  /** Names under which users may have subdomains. */
  baseDomains: string[];
  /** Addresses and names to which users' domains must point. */
  publicAddresses: string[];
  mailFrom: string;
}

export interface Config extends Addressed {
  host: string;
  port: number;
  /** The public address without one in the database. */
  configuredUrl: string;
  /** What follows from another public address. */
  at(publicUrl: string): Addressed;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
  /** Undefined if files are stored in `dataDir`. */
  s3: S3Location | undefined;
  /** Whether files are streamed through Perch, or downloads redirected to S3. */
  s3Public: 'stream' | 'redirect';
  /** Size of the disk cache of S3 objects, of all workers together; 0 disables it. */
  s3CacheBytes: number;
  /** Whether the environment asks for that cache: it is more than a default then. */
  isS3CacheSet: boolean;
  /** What the environment sets of the settings that administrators could change in the app: checked texts. */
  locked: LockedSettings;
  /** Name servers with optional ports; empty for the system's. */
  dnsServers: string[];
  /** Undefined if no mail is sent. */
  smtpUrl: string | undefined;
  /** Addresses and CIDR ranges whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** Undefined if no proxy signs people in. */
  trustedAuth: TrustedAuthConfig | undefined;
  /** Undefined without a directory. */
  ldap: LdapConfig | undefined;
  /** Whether passwords sign in, and register and reset accounts. */
  passwordLogin: boolean;
  /** Undefined without an OpenID provider. */
  oidc: OidcConfig | undefined;
  /** Origins whose scripts may upload. */
  corsOrigins: string[];
  /** Undefined if clients of other products are not answered. */
  compat: CompatConfig | undefined;
  /** Undefined if the key is stored in `dataDir`. */
  secretKey: string | undefined;
  /** Undefined if `/metrics` is open to this machine and trusted proxies only. */
  metricsToken: string | undefined;
  /** Account that a start as root becomes; undefined: it stays as it was started. */
  runAs: { uid: number; gid: number } | undefined;
  /** How long a stopping server keeps accepting connections. */
  drainDelayMs: number;
  /** Number of serving processes. */
  workers: number;
  /** From which administrators may import; absolute. */
  importFolder: string;
  /** The database that they may import, with its password; undefined if none. */
  importDatabaseUrl: string | undefined;
  /** Retention of audit entries in days. */
  auditDays: number;
  /** The feed that names the newest version; undefined if updates are not checked. */
  updateCheckUrl: string | undefined;
  logLevel: LogLevel;
}

// Values of these settings, and any value with an @, may contain a password and are never printed.
const secretSettings = new Set<string>([
  'SECRET_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'IMPORT_DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'LDAP_BIND_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'COMPAT_ZIPLINE_SECRET',
]);

type Environment = Record<string, string | undefined>;

/** Parses the environment. Throws ConfigError with the first invalid variable and the values it accepts. */
export function readConfig(environment: Environment): Config {
  const read = <T>(name: string, { schema, accepts }: Setting<T>): T => {
    // Compose and unit files set variables to the empty string to unset them.
    const value = environment[name] || undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const isSecret = secretSettings.has(name) || value?.includes('@');
    const shown = isSecret ? 'something else' : JSON.stringify(value);
    const reason = reasonIn(result.error);
    throw new ConfigError(
      `${name} must be ${accepts}; it is ${shown}.${reason ? ` ${reason}` : ''}`,
    );
  };
  const port = read('PORT', settings.PORT);
  const dataDir = read('DATA_DIR', settings.DATA_DIR);
  const configuredUrl = read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`;
  const baseDomains = read('BASE_DOMAINS', settings.BASE_DOMAINS);
  const publicAddresses = read('PUBLIC_ADDRESSES', settings.PUBLIC_ADDRESSES);
  const mailFrom = read('MAIL_FROM', settings.MAIL_FROM);
  function at(publicUrl: string): Addressed {
    const { hostname } = new URL(publicUrl);
    return {
      publicUrl,
      baseDomains: baseDomains ?? [hostname],
      publicAddresses: publicAddresses ?? [plainHost(hostname)],
      mailFrom: mailFrom ?? `Perch <perch@${hostname}>`,
    };
  }
  const oidc = requireWholeProvider(readOidcConfig(read));
  const trustedAuth = readTrustedAuth(read);
  const ldap = readLdap(read);
  const others = [oidc, trustedAuth, ldap];
  return {
    host: read('HOST', settings.HOST),
    port,
    configuredUrl,
    at,
    ...at(configuredUrl),
    dataDir,
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL) ?? `sqlite:${dataDir}/perch.db`,
    s3: requireComplete({
      endpoint: read('S3_ENDPOINT', settings.S3_ENDPOINT),
      bucket: read('S3_BUCKET', settings.S3_BUCKET),
      region: read('S3_REGION', settings.S3_REGION),
      accessKeyId: read('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY),
    }),
    s3Public: read('S3_PUBLIC', settings.S3_PUBLIC),
    s3CacheBytes: read('S3_CACHE', settings.S3_CACHE),
    isS3CacheSet: Boolean(environment['S3_CACHE']),
    locked: Object.fromEntries(
      Object.entries(changeableSettings).flatMap(([name, each]: [string, Setting<unknown>]) => {
        read(name, each);
        return environment[name] ? [[name, environment[name]]] : [];
      }),
    ),
    dnsServers: read('DNS_SERVERS', settings.DNS_SERVERS) ?? [],
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES) ?? [],
    passwordLogin: requireWayIn(read('PASSWORD_LOGIN', signInSettings.PASSWORD_LOGIN), ...others),
    oidc,
    trustedAuth,
    ldap,
    corsOrigins: read('CORS_ORIGINS', settings.CORS_ORIGINS) ?? [],
    compat: readCompat(read),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    metricsToken: read('METRICS_TOKEN', settings.METRICS_TOKEN),
    runAs: readRunAs(read),
    drainDelayMs: read('DRAIN_DELAY', settings.DRAIN_DELAY) * secondMs,
    workers: read('WORKERS', settings.WORKERS),
    importFolder: read('IMPORT_FOLDER', settings.IMPORT_FOLDER) ?? `${dataDir}/import`,
    importDatabaseUrl: read('IMPORT_DATABASE_URL', settings.IMPORT_DATABASE_URL),
    auditDays: read('AUDIT_DAYS', settings.AUDIT_DAYS),
    updateCheckUrl: read('UPDATE_CHECK_URL', settings.UPDATE_CHECK_URL),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  };
}

/** The configuration with the public address that `find` gives at the time; null: the configured one. */
export function followPublicUrl(config: Config, find: () => string | null): Config {
  let last: Addressed = config;
  function now(): Addressed {
    const publicUrl = find() ?? config.configuredUrl;
    if (publicUrl !== last.publicUrl) last = config.at(publicUrl);
    return last;
  }
  return {
    ...config,
    get publicUrl() {
      return now().publicUrl;
    },
    get baseDomains() {
      return now().baseDomains;
    },
    get publicAddresses() {
      return now().publicAddresses;
    },
    get mailFrom() {
      return now().mailFrom;
    },
  };
}

/** Removes the brackets that an IPv6 address has in URLs. */
const plainHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

type Incomplete<T> = { [Name in keyof T]: T[Name] | undefined };

/** Requires either all S3 settings or none. Throws ConfigError for some of them. */
function requireComplete(given: Incomplete<S3Location>): S3Location | undefined {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = given;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  const names = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const missing = Object.entries(names).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(names).length) return undefined;
  throw new ConfigError(
    `Storing files in S3 needs all S3 settings; not set: ${missing.join(', ')}.`,
  );
}

/** Throws ConfigError for a group without a user, which a start would keep running as root. */
function readRunAs(read: ReadSetting): Config['runAs'] {
  const uid = read('PUID', settings.PUID);
  const gid = read('PGID', settings.PGID);
  if (uid !== undefined) return { uid, gid: gid ?? uid };
  if (gid === undefined) return undefined;
  throw new ConfigError('PGID needs PUID; set both.');
}

function requireWholeProvider(read: ReturnType<typeof readOidcConfig>): OidcConfig | undefined {
  if (!read || !('missing' in read)) return read;
  const missing = read.missing.join(', ');
  throw new ConfigError(
    `The OpenID provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; not set: ${missing}.`,
  );
}

/** Throws ConfigError where passwords are off and nothing else signs in. */
function requireWayIn(isOn: boolean, ...others: readonly unknown[]): boolean {
  if (isOn || others.some(Boolean)) return isOn;
  throw new ConfigError(
    'PASSWORD_LOGIN=off needs another way to sign in; set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or LDAP_URL, or TRUSTED_AUTH_CIDRS.',
  );
}
