import type { PublicSettings } from '@perch/contract/settings';
import { parseDuration } from '@perch/contract/text/duration';
import type { UploadDefaults } from '@perch/contract/uploads/option-schemas';
import { jsonOfText, namesIn, textOfJson, uploadOptions } from '@perch/contract/uploads/options';

import type { UploadOptions } from './new-uploads.ts';

type Expiries = Pick<PublicSettings, 'defaultExpiry' | 'maxExpiry'>;
type ServerDefaults = Expiries & Pick<PublicSettings, 'stripMetadata'>;

/** The longest lifetime of a link. */
export function maxExpiryMs(settings: Expiries | undefined): number {
  return parseDuration(settings?.maxExpiry ?? '') ?? Infinity;
}

/** The options that apply if none are chosen: the account's defaults, else the server's. */
export function presetOf(
  settings: ServerDefaults | undefined,
  defaults: UploadDefaults | undefined,
): UploadOptions {
  const own = fromDefaults(defaults ?? {});
  const expires = own.expires ?? settings?.defaultExpiry ?? 'never';
  const isTooLong = (parseDuration(expires) ?? Infinity) > maxExpiryMs(settings);
  return {
    ...open,
    strip: settings?.stripMetadata ?? 'off',
    ...own,
    expires: isTooLong ? (settings?.maxExpiry ?? expires) : expires,
  };
}

const open = { maxDownloads: 'none', burn: 'false', link: 'raw' };

/** The account's defaults as options, without those that it leaves to the server. */
export function fromDefaults(defaults: UploadDefaults): UploadOptions {
  const options: UploadOptions = {};
  for (const name of namesIn('account')) {
    const json = defaults[name];
    if (json === undefined) continue;
    const text = textOfJson(name, json);
    // An empty field means no choice.
    if (text !== '') options[name] = text;
  }
  return options;
}

/** Options as the account's defaults, without those that accounts cannot have. */
export function toDefaults(options: UploadOptions): UploadDefaults {
  const entries = namesIn('account').flatMap((name) => {
    const text = options[name];
    if (text === undefined) return [];
    const isUnlimited = uploadOptions[name].kind === 'count' && text === 'none';
    return [[name, isUnlimited ? null : jsonOfText(name, text)]];
  });
  // Invalid texts stay texts, for the server to refuse.
  return Object.fromEntries(entries);
}
