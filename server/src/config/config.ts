import type { LogLevel } from '../lib/log.ts';
import { type Setting, settings } from './settings.ts';

/** A configuration that prevents starting; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A bucket and its credentials. */
export interface S3Location {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  host: string;
  port: number;
  /** An origin, without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
  /** Undefined if files are stored in `dataDir`. */
  s3: S3Location | undefined;
  /** Whether files are streamed through Perch, or downloads redirected to S3. */
  s3Public: 'stream' | 'redirect';
  /** Size of the disk cache of S3 objects, of all workers together; 0 disables it. */
  s3CacheBytes: number;
  maxFileBytes: number;
  registration: 'approval' | 'open' | 'invite' | 'closed';
  /** Default quota of a user; null for none. */
  userQuotaBytes: number | null;
  /** Names under which users may have subdomains. */
  baseDomains: string[];
  /** Addresses and names to which users' domains must point. */
  publicAddresses: string[];
  /** Name servers with optional ports; empty for the system's. */
  dnsServers: string[];
  /** Undefined if no mail is sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses and CIDR ranges whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[];
  /** Origins whose scripts may upload. */
  corsOrigins: string[];
  /** Undefined if the key is stored in `dataDir`. */
  secretKey: string | undefined;
  /** Undefined if `/metrics` is open to this machine and trusted proxies only. */
  metricsToken: string | undefined;
  /** Number of serving processes. */
  workers: number;
  /** Retention of audit entries in days. */
  auditDays: number;
  logLevel: LogLevel;
}

// Values of these settings, and any value with an @, may contain a password and are never printed.
const secretSettings = new Set<string>([
  'SECRET_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

type Environment = Record<string, string | undefined>;

/** Parses the environment. Throws ConfigError with the first invalid variable and the values it accepts. */
export function readConfig(environment: Environment): Config {
  const read = <T>(name: keyof typeof settings, { schema, accepts }: Setting<T>): T => {
    // Compose and unit files set variables to the empty string to unset them.
    const value = environment[name] || undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const isSecret = secretSettings.has(name) || value?.includes('@');
    const shown = isSecret ? 'something else' : JSON.stringify(value);
    throw new ConfigError(`${name} must be ${accepts}; it is ${shown}.`);
  };
  const port = read('PORT', settings.PORT);
  const dataDir = read('DATA_DIR', settings.DATA_DIR);
  const publicUrl = read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`;
  const { hostname } = new URL(publicUrl);
  return {
    host: read('HOST', settings.HOST),
    port,
    publicUrl,
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
    maxFileBytes: read('MAX_FILE_SIZE', settings.MAX_FILE_SIZE),
    registration: read('REGISTRATION', settings.REGISTRATION),
    userQuotaBytes: read('USER_QUOTA', settings.USER_QUOTA) ?? null,
    baseDomains: read('BASE_DOMAINS', settings.BASE_DOMAINS) ?? [hostname],
    publicAddresses: read('PUBLIC_ADDRESSES', settings.PUBLIC_ADDRESSES) ?? [plainHost(hostname)],
    dnsServers: read('DNS_SERVERS', settings.DNS_SERVERS) ?? [],
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM) ?? `Perch <perch@${hostname}>`,
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES) ?? [],
    corsOrigins: read('CORS_ORIGINS', settings.CORS_ORIGINS) ?? [],
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    metricsToken: read('METRICS_TOKEN', settings.METRICS_TOKEN),
    workers: read('WORKERS', settings.WORKERS),
    auditDays: read('AUDIT_DAYS', settings.AUDIT_DAYS),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
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
  throw new ConfigError(`Files go to S3 with every S3 setting; not set: ${missing.join(', ')}.`);
}
