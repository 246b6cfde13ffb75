import type { LogLevel } from '../lib/log.ts';
import { type Setting, settings } from './settings.ts';

/** A setting that stops the start; its message is one sentence for the person who starts Perch. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** A bucket and the keys to it. */
export interface S3Location {
  /** Without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  host: string;
  port: number;
  /** Origin without a slash at its end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
  /** Undefined: files are kept in `dataDir`. */
  s3: S3Location | undefined;
  /** Whether people fetch files through Perch, or from S3 itself. */
  s3Public: 'stream' | 'redirect';
  /** How much of the disk copies of files in S3 may take; 0: none are made. */
  s3CacheBytes: number;
  maxFileBytes: number;
  registration: 'approval' | 'open' | 'invite' | 'closed';
  /** Bytes that one user's uploads may have together; null: no limit. */
  userQuotaBytes: number | null;
  /** Names under which users may have subdomains. */
  baseDomains: string[];
  /** Addresses and names that users' domains should lead to. */
  publicAddresses: string[];
  /** Name servers, each perhaps with a port; empty: the system's. */
  dnsServers: string[];
  /** Undefined: no mail is sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Addresses and CIDR ranges whose X-Forwarded-* headers count. */
  trustedProxies: string[];
  /** Other sites whose scripts may upload. */
  corsOrigins: string[];
  /** Undefined: kept in `dataDir`. */
  secretKey: string | undefined;
  /** Undefined: `/metrics` answers this machine and trusted proxies. */
  metricsToken: string | undefined;
  /** Processes that serve. */
  workers: number;
  /** Days that entries of the audit log are kept. */
  auditDays: number;
  logLevel: LogLevel;
}

// These may hold a password, as may any address with an @; such a value never goes to a screen.
const secretSettings = new Set<string>([
  'SECRET_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

type Environment = Record<string, string | undefined>;

/** Reads the environment once. Throws ConfigError naming the first wrong variable and what it accepts. */
export function readConfig(environment: Environment): Config {
  const read = <T>(name: keyof typeof settings, { schema, accepts }: Setting<T>): T => {
    // An empty variable counts as absent: compose files and unit files leave such behind.
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
    s3: completeLocation({
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

/** An IPv6 address stands in brackets in a URL alone. */
const plainHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

type Incomplete<T> = { [Name in keyof T]: T[Name] | undefined };

/** All of it, or nothing; half of it is a mistake. */
function completeLocation(given: Incomplete<S3Location>): S3Location | undefined {
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
