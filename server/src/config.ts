import type { LogLevel } from './log.ts';
import { type Setting, settings } from './settings.ts';

/** A setting that stops the start; its message is one sentence for the person who starts Perch. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  host: string;
  port: number;
  /** Origin without a slash at its end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
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
  /** Undefined: kept in `dataDir`. */
  secretKey: string | undefined;
  logLevel: LogLevel;
}

// These may hold a password, as may any address with an @; such a value never goes to a screen.
const secretSettings = new Set<string>(['SECRET_KEY', 'DATABASE_URL', 'SMTP_URL']);

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
    maxFileBytes: read('MAX_FILE_SIZE', settings.MAX_FILE_SIZE),
    registration: read('REGISTRATION', settings.REGISTRATION),
    userQuotaBytes: read('USER_QUOTA', settings.USER_QUOTA) ?? null,
    baseDomains: read('BASE_DOMAINS', settings.BASE_DOMAINS) ?? [hostname],
    publicAddresses: read('PUBLIC_ADDRESSES', settings.PUBLIC_ADDRESSES) ?? [plainHost(hostname)],
    dnsServers: read('DNS_SERVERS', settings.DNS_SERVERS) ?? [],
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM) ?? `Perch <perch@${hostname}>`,
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES) ?? [],
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  };
}

/** An IPv6 address stands in brackets in a URL alone. */
const plainHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');
