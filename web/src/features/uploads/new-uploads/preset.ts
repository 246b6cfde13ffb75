import type { PublicSettings } from '@perch/contract/settings';
import { parseDuration } from '@perch/contract/text/duration';
import type { UploadDefaults } from '@perch/contract/uploads/link-options';

import type { UploadOptions } from './new-uploads.ts';

type Expiries = Pick<PublicSettings, 'defaultExpiry' | 'maxExpiry'>;

/** No link lasts longer, in milliseconds. */
export function lastsAtMostMs(settings: Expiries | undefined): number {
  return parseDuration(settings?.maxExpiry ?? '') ?? Infinity;
}

/** The options of uploads for which nothing is chosen: the account's, else the server's. */
export function presetOf(
  settings: Expiries | undefined,
  defaults: UploadDefaults | undefined,
): UploadOptions {
  const own = fromDefaults(defaults ?? {});
  const expires = own.expires ?? settings?.defaultExpiry ?? 'never';
  const isTooLong = (parseDuration(expires) ?? Infinity) > lastsAtMostMs(settings);
  return {
    ...open,
    ...own,
    expires: isTooLong ? (settings?.maxExpiry ?? expires) : expires,
  };
}

const open = { maxDownloads: 'none', burn: 'false', link: 'raw' };

/** The account's defaults as options; those that it leaves to the server are left out. */
export function fromDefaults(defaults: UploadDefaults): UploadOptions {
  const { expires, maxDownloads, burn, link } = defaults;
  return {
    ...(expires !== undefined && { expires: expires ?? 'never' }),
    ...(maxDownloads !== undefined && { maxDownloads: String(maxDownloads ?? 'none') }),
    ...(burn !== undefined && { burn: String(burn) }),
    ...(link !== undefined && { link }),
  };
}

/** Options as the account's defaults; those that no account can have are left out. */
export function toDefaults({ expires, maxDownloads, burn, link }: UploadOptions): UploadDefaults {
  return {
    ...(expires !== undefined && { expires }),
    ...(maxDownloads !== undefined && {
      maxDownloads: maxDownloads === 'none' ? null : Number(maxDownloads),
    }),
    ...(burn !== undefined && { burn: burn === 'true' }),
    ...((link === 'raw' || link === 'view') && { link }),
  };
}
