import { resolve } from 'node:path';

import { z } from 'zod';

import { logLevels } from '../lib/log.ts';
import { isSafeAddress } from '../lib/outgoing/safe-address.ts';
import { changeableSettings } from './changeable-settings.ts';
import { compatSettings } from './compat-settings.ts';
import { ldapSettings } from './ldap-settings.ts';
import {
  accountNumber,
  address,
  databaseUrl,
  encodedAddress,
  hostName,
  importDatabaseUrl,
  list,
  nameServer,
  network,
  s3Endpoint,
  siteOrigin,
  sizeOrNone,
  urlOf,
  workerCount,
} from './setting-schemas.ts';
import { type Setting, setting } from './setting.ts';
import { signInSettings } from './sign-in-settings.ts';
import { trustedAuthSettings } from './trusted-auth-settings.ts';

const { PUBLIC_URL, ...otherChangeable } = changeableSettings;

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
  PUBLIC_URL,
  DATA_DIR: setting(
    'Folder for all data that is stored on this machine',
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
    '`sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`, user and password percent-encoded',
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
    'Access key of the bucket',
    'text without spaces',
    'none',
    z.string().regex(/^\S+$/).optional(),
  ),
  S3_SECRET_ACCESS_KEY: setting(
    'Secret of the access key',
    'text without spaces',
    'none',
    z.string().regex(/^\S+$/).optional(),
  ),
  S3_PUBLIC: setting(
    'How files in S3 are delivered: `stream` sends them through Perch, `redirect` sends clients to S3 with a presigned URL that is valid for an hour',
    'stream or redirect',
    'stream',
    z.enum(['stream', 'redirect']).default('stream'),
  ),
  S3_CACHE: setting(
    'Size of the disk cache for files in S3, in DATA_DIR, of all workers together; cached files are sent faster and with their length; `0` disables it',
    'a size such as 10GB, or 0',
    '2GB',
    sizeOrNone.default(2 * 1024 ** 3),
  ),
  ...otherChangeable,
  BASE_DOMAINS: setting(
    'Domains under which users may request subdomains',
    'domain names separated by commas',
    "PUBLIC_URL's host",
    list(hostName).optional(),
  ),
  PUBLIC_ADDRESSES: setting(
    'Where users’ domains must point: the addresses of this server or of the proxy in front of it, or names that resolve to them',
    'addresses and domain names separated by commas',
    "PUBLIC_URL's host",
    list(z.union([address, hostName])).optional(),
  ),
  DNS_SERVERS: setting(
    'Name servers for looking up users’ domains',
    'addresses with optional ports, separated by commas',
    "the system's",
    list(nameServer).optional(),
  ),
  SMTP_URL: setting(
    'SMTP server; without it no mail is sent',
    '`smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`, user and password percent-encoded',
    'none',
    encodedAddress
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
    'Proxies whose X-Forwarded-For is trusted and that may ask for which names to obtain certificates',
    'addresses or CIDR ranges separated by commas',
    'none',
    list(network).optional(),
  ),
  ...signInSettings,
  ...trustedAuthSettings,
  ...ldapSettings,
  CORS_ORIGINS: setting(
    'Origins whose scripts may upload with a token, by `POST /api/upload` and tus',
    'origins such as `https://app.example.com` or `http://localhost:8080` separated by commas, each by name, as `*` would allow every site',
    'none',
    list(siteOrigin).optional(),
  ),
  ...compatSettings,
  SECRET_KEY: setting(
    'Key from which API tokens and deletion links are derived, and with which the secrets of authenticator apps are encrypted; must be the same on every server of an installation',
    'at least 32 characters',
    'generated once in DATA_DIR/secret.key',
    z.string().min(32).optional(),
  ),
  METRICS_TOKEN: setting(
    'Token for `/metrics`, sent as `Authorization: Bearer …`; if unset, `/metrics` is open only to this machine at its loopback address, such as `http://127.0.0.1:3000/metrics`, and to trusted proxies themselves',
    'at least 16 characters without spaces',
    'none',
    z
      .string()
      .regex(/^[!-~]{16,}$/)
      .optional(),
  ),
  DRAIN_DELAY: setting(
    'Seconds for which a stop goes on accepting requests while `/readyz` answers 503, so that balancers notice before the port closes',
    'a number from 0 to 300',
    '0',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(300)).default(0),
  ),
  PUID: setting(
    'User that a start as root becomes; that user is given the data folder, but not its content',
    'a number from 1 to 4294967294',
    'none',
    accountNumber.optional(),
  ),
  PGID: setting(
    'Group that a start as root with `PUID` becomes',
    'a number from 1 to 4294967294',
    "PUID's",
    accountNumber.optional(),
  ),
  WORKERS: setting(
    'Number of processes that serve the port; at most one per core is useful; `auto` is that, 8 at most, and 1 where the system is not Linux',
    '`auto`, or a number from 1 to 64',
    '1',
    workerCount.default(1),
  ),
  IMPORT_FOLDER: setting(
    'Folder from which administrators may import other products in the app; nothing outside it is read',
    'a folder',
    'DATA_DIR/import',
    z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .optional(),
  ),
  IMPORT_DATABASE_URL: setting(
    'Database of another product that administrators may import in the app; no other one is connected to',
    '`postgres://USER:PASSWORD@HOST/NAME`, or of XBackBone `mysql://USER:PASSWORD@HOST/NAME`, user and password percent-encoded',
    'none',
    importDatabaseUrl.optional(),
  ),
  AUDIT_DAYS: setting(
    'Retention of the audit log in days',
    'a number from 1 to 36500',
    '365',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(36_500)).default(365),
  ),
  UPDATE_CHECK_URL: setting(
    'Feed that is asked once a day for a newer version, which Admin → Overview and `perch version` then name: a JSON file such as `{"version": "1.2.0", "url": "https://…"}`, where `url` leads to what has changed. The request is a GET with `User-Agent: Perch`: neither the version nor anything of the installation is sent. It follows no redirect. Nothing is asked without it',
    'an https address, or an http address of this machine',
    'none',
    encodedAddress.refine(isSafeAddress).optional(),
  ),
  LOG_LEVEL: setting(
    'Minimum level of log lines',
    logLevels.join(', '),
    'info',
    z.enum(logLevels).default('info'),
  ),
} satisfies Record<string, Setting<unknown>>;
