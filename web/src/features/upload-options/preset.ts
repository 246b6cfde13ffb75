import type { PublicSettings } from '@perch/contract/settings';
import { parseDuration } from '@perch/contract/text/duration';
import type { UploadDefaults } from '@perch/contract/uploads/option-schemas';
import { jsonOfText, namesIn, textOfJson, uploadOptions } from '@perch/contract/uploads/options';

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
  const options: UploadOptions = {};
  for (const name of namesIn('account')) {
    const json = defaults[name];
    if (json === undefined) continue;
    const text = textOfJson(name, json);
    // An empty field chooses nothing.
    if (text !== '') options[name] = text;
  }
  return options;
}

/** Options as the account's defaults; those that no account can have are left out. */
export function toDefaults(options: UploadOptions): UploadDefaults {
  const entries = namesIn('account').flatMap((name) => {
    const text = options[name];
    if (text === undefined) return [];
    const isUnlimited = uploadOptions[name].kind === 'count' && text === 'none';
    return [[name, isUnlimited ? null : jsonOfText(name, text)]];
  });
  // Texts that are no values stay texts, for the server to refuse.
  return Object.fromEntries(entries);
}
