import { resolve } from 'node:path';

import { z } from 'zod';

import { logLevels } from './log.ts';
import { parseSize } from './size.ts';

/** A setting that stops the start; its message is one sentence for the person who starts Perch. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  /** What stands in the documentation and in the sentence about a wrong value. */
  accepts: string;
  describes: string;
  /** The default in words, where it is not a plain value. */
  defaultText: string;
  schema: z.ZodType<T, string | undefined>;
}

function setting<T>(
  describes: string,
  accepts: string,
  defaultText: string,
  schema: z.ZodType<T, string | undefined>,
): Setting<T> {
  return { describes, accepts, defaultText, schema };
}

const httpOrigin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash && !url.username)
  .transform((url) => url.origin);

const databaseUrl = z.string().regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/);
const size = z.string().transform((text, context) => {
  const bytes = parseSize(text);
  if (bytes !== undefined && bytes > 0) return bytes;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Every environment variable that Perch reads. */
export const settings = {
  HOST: setting(
    'Address to listen on',
    'an address or host name',
    '127.0.0.1',
    z.string().min(1).default('127.0.0.1'),
  ),
  PORT: setting(
    'Port to listen on',
    'a number from 1 to 65535',
    '3000',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(65535)).default(3000),
  ),
  PUBLIC_URL: setting(
    'Where people reach Perch; links are built from it',
    'an http or https address without a path',
    'http://localhost:PORT',
    httpOrigin.optional(),
  ),
  DATA_DIR: setting(
    'Folder of everything that Perch keeps',
    'a folder',
    './data',
    z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
  ),
  DATABASE_URL: setting(
    'Database',
    '`sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`',
    'sqlite:DATA_DIR/perch.db',
    databaseUrl.optional(),
  ),
  MAX_FILE_SIZE: setting(
    'Largest file that can be uploaded',
    'a size such as 500MB or 20GB (MB = 1024² bytes)',
    '5000MB',
    size.default(5000 * 1024 ** 2),
  ),
  REGISTRATION: setting(
    'Who can register: `approval` waits for an administrator, `open` lets everybody in, `closed` nobody',
    'approval, open or closed',
    'approval',
    z.enum(['approval', 'open', 'closed']).default('approval'),
  ),
  SECRET_KEY: setting(
    'Key from which API tokens and deletion links are derived; the same on every server of an installation',
    'at least 32 characters',
    'made once in DATA_DIR/secret.key',
    z.string().min(32).optional(),
  ),
  LOG_LEVEL: setting(
    'Least important log lines to write',
    logLevels.join(', '),
    'info',
    z.enum(logLevels).default('info'),
  ),
} satisfies Record<string, Setting<unknown>>;

export interface Config {
  host: string;
  port: number;
  /** Origin without a slash at its end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string;
  maxFileBytes: number;
  registration: 'approval' | 'open' | 'closed';
  /** Undefined: kept in `dataDir`. */
  secretKey: string | undefined;
  logLevel: (typeof logLevels)[number];
}

// These may hold a password, as may any address with an @; such a value never goes to a screen.
const secretSettings = new Set<string>(['SECRET_KEY', 'DATABASE_URL']);

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
  return {
    host: read('HOST', settings.HOST),
    port,
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`,
    dataDir,
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL) ?? `sqlite:${dataDir}/perch.db`,
    maxFileBytes: read('MAX_FILE_SIZE', settings.MAX_FILE_SIZE),
    registration: read('REGISTRATION', settings.REGISTRATION),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL),
  };
}
