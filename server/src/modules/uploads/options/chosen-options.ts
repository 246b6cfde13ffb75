import { parseDuration } from '@perch/contract/text/duration';
import { z } from 'zod';

import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { uploadDefaultsOf } from '../../users/upload-defaults.ts';
import type { LinkOptions } from './link-options.ts';
import { parseJson } from './parse-options.ts';
import { type Expiry, invalidOption, type RequestedOptions } from './requested-options.ts';

const ChosenOptions = z.object({
  expiry: z.union([z.object({ afterMs: z.number() }), z.object({ at: z.number() })]).nullable(),
  downloads_left: z.number().nullable(),
  burn: z.number(),
  password_hash: z.string().nullable(),
  link_kind: z.literal('view').nullable(),
  slug: z.string().optional(),
  tags: z.array(z.string()).optional(),
  album_id: z.string().optional(),
});

/**
 * The options of a new upload while its bytes come, as they are kept of a resumable one. A link that ends some
 * time after the upload counts from when its file is stored: so no slow line uses it up.
 */
export type ChosenOptions = z.infer<typeof ChosenOptions>;

/** None at all. */
export const noOptions: ChosenOptions = {
  expiry: null,
  downloads_left: null,
  burn: 0,
  password_hash: null,
  link_kind: null,
};

export const readChosenOptions = (text: string | null): ChosenOptions =>
  text === null ? noOptions : ChosenOptions.parse(JSON.parse(text));

/** The options of a link whose file has been stored at `now`. */
export function linkOptionsAt({ expiry, ...options }: ChosenOptions, now: number): LinkOptions {
  return { ...options, expires_at: endOf(expiry, now) };
}

/** When a link ends whose options are applied at `now`; null: never. */
export function endOf(expiry: Expiry, now: number): number | null {
  if (expiry === null) return null;
  return 'at' in expiry ? expiry.at : now + expiry.afterMs;
}

type ChoiceServices = Pick<Services, 'clock' | 'passwords' | 'settings'>;

/**
 * The options of a new upload: those of the request, else its profile's, else the account's, else the
 * installation's. Throws `invalid_option` where the request asks for an end beyond `MAX_EXPIRY`; another is cut to it.
 */
export async function chooseOptions(
  services: ChoiceServices,
  owner: Pick<UserRow, 'upload_defaults'>,
  requested: RequestedOptions,
  profiled: RequestedOptions = {},
): Promise<ChosenOptions> {
  const now = services.clock.now();
  const defaults = over(profiled, defaultsOf(owner, now));
  requireAllowedExpiry(services, requested.expiry, now);
  const { expiry = defaultExpiry(services, defaults, now), password, slug } = requested;
  const { tags = [] } = { ...defaults, ...requested };
  return {
    ...noOptions,
    expiry,
    ...limitOf(requested, defaults),
    password_hash:
      typeof password === 'string' ? await services.passwords.links.hash(password) : null,
    link_kind: (requested.link ?? defaults.link) === 'view' ? 'view' : null,
    ...(typeof slug === 'string' && { slug }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}

/** Burning is one download: a profile's limit of either kind takes the place of both of the account's. */
function over(profiled: RequestedOptions, defaults: RequestedOptions): RequestedOptions {
  const isLimited = profiled.burn === true || profiled.maxDownloads !== undefined;
  if (!isLimited) return { ...defaults, ...profiled };
  const { burn: _burn, maxDownloads: _maxDownloads, ...others } = defaults;
  return { ...others, ...profiled };
}

/** Burning is one download; who asks for a number of downloads asks for no burning. */
function limitOf(
  requested: RequestedOptions,
  defaults: RequestedOptions,
): Pick<LinkOptions, 'downloads_left' | 'burn'> {
  const isCounted = requested.maxDownloads !== undefined;
  const isBurnt = requested.burn ?? (isCounted ? false : (defaults.burn ?? false));
  if (isBurnt) return { downloads_left: 1, burn: 1 };
  const { maxDownloads = defaults.burn === true ? null : (defaults.maxDownloads ?? null) } =
    requested;
  return { downloads_left: maxDownloads, burn: 0 };
}

/** The account's defaults. */
function defaultsOf(owner: Pick<UserRow, 'upload_defaults'>, now: number): RequestedOptions {
  const { burn, maxDownloads, ...others } = uploadDefaultsOf(owner);
  const limit = burn === true || maxDownloads === undefined ? {} : { maxDownloads };
  return { ...parseJson(others, now), ...(burn !== undefined && { burn }), ...limit };
}

function defaultExpiry({ settings }: ChoiceServices, defaults: RequestedOptions, now: number) {
  const { defaultExpiry: ofInstallation, maxExpiry } = settings.current();
  const { expiry = afterText(ofInstallation) } = defaults;
  const latest = afterText(maxExpiry);
  if (latest === null) return expiry;
  const end = endOf(expiry, now);
  return end === null || end > now + latest.afterMs ? latest : expiry;
}

/** Throws `invalid_option` for an end that is asked for and beyond `MAX_EXPIRY`. */
export function requireAllowedExpiry(
  { settings }: Pick<Services, 'settings'>,
  expiry: Expiry | undefined,
  now: number,
): void {
  const { maxExpiry } = settings.current();
  const latest = afterText(maxExpiry);
  if (expiry === undefined || maxExpiry === null || latest === null) return;
  const end = endOf(expiry, now);
  if (end !== null && end <= now + latest.afterMs) return;
  throw invalidOption('expires', (m) => m.linkOptions.options.expiresTooLate({ max: maxExpiry }));
}

/** A time of the settings; those that are none stand for never. */
function afterText(text: string | null): { afterMs: number } | null {
  const afterMs = text === null ? undefined : parseDuration(text);
  return afterMs === undefined ? null : { afterMs };
}
