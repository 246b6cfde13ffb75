import { resolve } from 'node:path';

import { z } from 'zod';

import { logLevels } from '../lib/log.ts';
import {
  address,
  databaseUrl,
  hostName,
  httpOrigin,
  list,
  nameServer,
  network,
  s3Endpoint,
  siteOrigin,
  size,
  sizeOrNone,
  urlOf,
} from './setting-schemas.ts';

export interface Setting<T> {
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
  S3_ENDPOINT: setting(
    'S3 store that keeps the files; set all five of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none',
    'an http or https address',
    'files are kept in DATA_DIR',
    s3Endpoint.optional(),
  ),
  S3_BUCKET: setting(
    'Bucket for the files; it has to exist',
    "a bucket's name",
    'none',
    z
      .string()
      .regex(/^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/)
      .optional(),
  ),
  S3_REGION: setting(
    'Region of the bucket; us-east-1 where the store has none',
    "a region's name",
    'none',
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  ),
  S3_ACCESS_KEY_ID: setting(
    'Name of the key to the bucket',
    'text without spaces',
    'none',
    z.string().regex(/^\S+$/).optional(),
  ),
  S3_SECRET_ACCESS_KEY: setting(
    'The key itself',
    'text without spaces',
    'none',
    z.string().regex(/^\S+$/).optional(),
  ),
  S3_PUBLIC: setting(
    'How people fetch files that are in S3: `stream` through Perch, `redirect` from S3 itself, by an address that holds for an hour',
    'stream or redirect',
    'stream',
    z.enum(['stream', 'redirect']).default('stream'),
  ),
  S3_CACHE: setting(
    'How much of the disk in DATA_DIR copies of files in S3 may take, of all processes together; from a copy a file is sent with its length, and faster; `0`: none are made',
    'a size such as 10GB, or 0',
    '2GB',
    sizeOrNone.default(2 * 1024 ** 3),
  ),
  MAX_FILE_SIZE: setting(
    'Largest file that can be uploaded',
    'a size such as 500MB or 20GB (MB = 1024² bytes)',
    '5000MB',
    size.default(5000 * 1024 ** 2),
  ),
  REGISTRATION: setting(
    'Who can register: `approval` waits for an administrator, `open` lets everybody in, `invite` those with an invitation, `closed` nobody',
    'approval, open, invite or closed',
    'approval',
    z.enum(['approval', 'open', 'invite', 'closed']).default('approval'),
  ),
  USER_QUOTA: setting(
    "Bytes that one user's uploads may have together, where an administrator has set nothing else",
    'a size such as 20GB',
    'none',
    size.optional(),
  ),
  BASE_DOMAINS: setting(
    'Domains under which users may have names of their own',
    'domain names with commas between them',
    "PUBLIC_URL's host",
    list(hostName).optional(),
  ),
  PUBLIC_ADDRESSES: setting(
    'What the records of users’ domains should lead to: the addresses of this server or of the proxy in front of it, and names that have them',
    'addresses and domain names with commas between them',
    "PUBLIC_URL's host",
    list(z.union([address, hostName])).optional(),
  ),
  DNS_SERVERS: setting(
    'Name servers that are asked about users’ domains',
    'addresses, each perhaps with a port, with commas between them',
    "the system's",
    list(nameServer).optional(),
  ),
  SMTP_URL: setting(
    'Server that takes the mail; without it none is sent',
    '`smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`',
    'none',
    z
      .string()
      .regex(/^smtps?:\/\/[!-~]+$/)
      .refine((text) => Boolean(urlOf(text)?.hostname))
      .optional(),
  ),
  MAIL_FROM: setting(
    'Sender of the mail',
    'an address such as `Perch <perch@example.com>`',
    "perch@ PUBLIC_URL's host",
    z
      .string()
      .regex(/^[^<>\r\n]*<?[^<>\s]+@[^<>\s]+>?$/)
      .optional(),
  ),
  TRUSTED_PROXIES: setting(
    'Proxies whose X-Forwarded-For is believed and who may ask for which names they may have certificates',
    'addresses or CIDR ranges with commas between them',
    'none',
    list(network).optional(),
  ),
  CORS_ORIGINS: setting(
    'Other sites whose scripts may upload here, with a token that they have: by `POST /api/upload` and tus',
    'origins such as `https://app.example.com` or `http://localhost:8080` with commas between them, each named, as `*` would let every site in',
    'none',
    list(siteOrigin).optional(),
  ),
  SECRET_KEY: setting(
    'Key from which API tokens and deletion links are derived; the same on every server of an installation',
    'at least 32 characters',
    'made once in DATA_DIR/secret.key',
    z.string().min(32).optional(),
  ),
  METRICS_TOKEN: setting(
    'Token with which `/metrics` answers, sent as `Authorization: Bearer …`; without it only requests of this machine at its own address, such as `http://127.0.0.1:3000/metrics`, and of trusted proxies for themselves are answered',
    'at least 16 characters without spaces',
    'none',
    z
      .string()
      .regex(/^[!-~]{16,}$/)
      .optional(),
  ),
  WORKERS: setting(
    'Processes that serve side by side on the port; one for each core of the machine at the most',
    'a number from 1 to 64',
    '1',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(64)).default(1),
  ),
  AUDIT_DAYS: setting(
    'Days that entries of the audit log are kept',
    'a number from 1 to 36500',
    '365',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(36_500)).default(365),
  ),
  LOG_LEVEL: setting(
    'Least important log lines to write',
    logLevels.join(', '),
    'info',
    z.enum(logLevels).default('info'),
  ),
} satisfies Record<string, Setting<unknown>>;
