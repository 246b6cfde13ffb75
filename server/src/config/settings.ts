import { resolve } from 'node:path';

import { databasesOf, importSources, sourceOf } from '@perch/contract/imports/sources';
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

const inMysql = importSources
  .filter((name) => databasesOf(name).includes('mysql'))
  .map((name) => sourceOf(name).label)
  .join(', ');

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
    'Folder for all data stored on this machine',
    'a folder',
    './data',
    z
      .string()
      .min(1)
      .default('./data')
      .transform((path) => resolve(path)),
  ),
  DATABASE_URL: setting(
    'Database that Perch uses',
    '`sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`, user and password percent-encoded',
    'sqlite:DATA_DIR/perch.db',
    databaseUrl.optional(),
  ),
  S3_ENDPOINT: setting(
    'S3 endpoint that stores the files; set all five of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none',
    'an http or https address',
    'files are kept in DATA_DIR',
    s3Endpoint.optional(),
  ),
  S3_BUCKET: setting(
    'Bucket for the files; it must already exist',
    "a bucket's name",
    'none',
    z
      .string()
      .regex(/^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/)
      .optional(),
  ),
  S3_REGION: setting(
    'Region of the bucket; use us-east-1 if the store has no regions',
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
    'Secret access key of the bucket',
    'text without spaces',
    'none',
    z.string().regex(/^\S+$/).optional(),
  ),
  S3_PUBLIC: setting(
    'How files in S3 are delivered: `stream` sends them through Perch, `redirect` redirects clients to a presigned S3 URL that is valid for an hour',
    'stream or redirect',
    'stream',
    z.enum(['stream', 'redirect']).default('stream'),
  ),
  S3_CACHE: setting(
    'Size of the disk cache in DATA_DIR for files in S3, shared by all workers; cached files are sent faster and with their length; `0` disables the cache',
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
    'SMTP server; if unset, no email is sent',
    '`smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`, user and password percent-encoded',
    'none',
    encodedAddress
      .regex(/^smtps?:\/\/[!-~]+$/)
      .refine((text) => Boolean(urlOf(text)?.hostname))
      .optional(),
  ),
  MAIL_FROM: setting(
    'Sender of emails',
    'an address such as `Perch <perch@example.com>`',
    "perch@ PUBLIC_URL's host",
    z
      .string()
      .regex(/^[^<>\r\n]*<?[^<>\s]+@[^<>\s]+>?$/)
      .optional(),
  ),
  TRUSTED_PROXIES: setting(
    'Proxies whose X-Forwarded-For is trusted and that may ask which names can get certificates',
    'addresses or CIDR ranges separated by commas',
    'none',
    list(network).optional(),
  ),
  ...signInSettings,
  ...trustedAuthSettings,
  ...ldapSettings,
  CORS_ORIGINS: setting(
    'Origins whose scripts may upload with a token, using `POST /api/upload` or tus',
    'origins such as `https://app.example.com` or `http://localhost:8080` separated by commas, but no `*`, which would allow every site',
    'none',
    list(siteOrigin).optional(),
  ),
  ...compatSettings,
  SECRET_KEY: setting(
    'Key that derives API tokens and deletion links and encrypts the secrets of authenticator apps; must be the same on every server of an installation',
    'at least 32 characters',
    'generated once in DATA_DIR/secret.key',
    z.string().min(32).optional(),
  ),
  METRICS_TOKEN: setting(
    'Token for `/metrics`, sent as `Authorization: Bearer …`; if unset, `/metrics` is open only to this machine over its loopback address, such as `http://127.0.0.1:3000/metrics`, and to trusted proxies themselves',
    'at least 16 characters without spaces',
    'none',
    z
      .string()
      .regex(/^[!-~]{16,}$/)
      .optional(),
  ),
  DRAIN_DELAY: setting(
    'Seconds that a stopping server keeps accepting requests while `/readyz` answers 503, so that load balancers notice before the port closes',
    'a number from 0 to 300',
    '0',
    z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(300)).default(0),
  ),
  PUID: setting(
    'User that Perch switches to when started as root; it becomes the owner of the data folder, but not of the folder’s contents',
    'a number from 1 to 4294967294',
    'none',
    accountNumber.optional(),
  ),
  PGID: setting(
    'Group that Perch switches to when started as root with `PUID`',
    'a number from 1 to 4294967294',
    "PUID's",
    accountNumber.optional(),
  ),
  WORKERS: setting(
    'Number of processes that serve the port; more than one per core is not useful. `auto` starts one per core, up to 8, and 1 on systems other than Linux',
    '`auto`, or a number from 1 to 64',
    '1',
    workerCount.default(1),
  ),
  IMPORT_FOLDER: setting(
    'Folder from which administrators can import other products in the app; nothing outside it is read',
    'a folder',
    'DATA_DIR/import',
    z
      .string()
      .min(1)
      .transform((path) => resolve(path))
      .optional(),
  ),
  IMPORT_DATABASE_URL: setting(
    'Database of another product that administrators can import in the app; Perch connects to no other',
    `\`postgres://USER:PASSWORD@HOST/NAME\`, or for ${inMysql} \`mysql://USER:PASSWORD@HOST/NAME\`, user and password percent-encoded`,
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
    'Feed that Perch checks once a day for a newer version, which Admin → Overview and `perch version` then show: a JSON file such as `{"version": "1.2.0", "url": "https://…"}`, where `url` links to the changes. Perch sends a GET request with `User-Agent: Perch`, without its version or any other data about the installation, and follows no redirects. If unset, Perch does not check for updates',
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
