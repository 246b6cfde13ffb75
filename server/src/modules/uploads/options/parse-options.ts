import { passwordLength } from '@perch/contract/accounts/account-text';
import { passwordTextMax } from '@perch/contract/limits';
import {
  linkKinds,
  linkPasswordLengthMax,
  maxDownloadsMax,
  slugPattern,
} from '@perch/contract/uploads/limits';

import { splitTagNames, tagNamesIn } from '../../collections/tags/tag-names.ts';
import { parseExpiry } from './parse-expiry.ts';
import {
  invalidOption,
  type OptionName,
  optionNames,
  type RequestedOptions,
  type UploadOptionName,
} from './requested-options.ts';

// One parser for each option. Texts are what forms, tus metadata and headers have; in JSON numbers are numbers,
// booleans are booleans, and null stands for none.

type Parser = (value: unknown, now: number) => RequestedOptions;

const fromJson: Record<OptionName, Parser> = {
  expires(value, now) {
    if (value === null) return { expiry: null };
    if (typeof value !== 'string')
      throw invalidOption('expires', (m) => m.linkOptions.options.expires);
    return { expiry: parseExpiry(value, now) };
  },
  maxDownloads(value) {
    if (value === null || value === 'none') return { maxDownloads: null };
    const isCount = typeof value === 'number' && Number.isInteger(value);
    if (!isCount || value < 1 || value > maxDownloadsMax)
      throw invalidOption('maxDownloads', (m) => m.linkOptions.options.maxDownloads);
    return { maxDownloads: value };
  },
  password(value) {
    if (value === null) return { password: null };
    if (typeof value !== 'string')
      throw invalidOption('password', (m) => m.linkOptions.options.password);
    // As people count: an emoji is one character.
    const length = value.length > passwordTextMax ? value.length : passwordLength(value);
    if (length < 1 || length > linkPasswordLengthMax)
      throw invalidOption('password', (m) => m.linkOptions.options.password);
    return { password: value };
  },
  burn(value) {
    if (typeof value !== 'boolean') throw invalidOption('burn', (m) => m.linkOptions.options.burn);
    return { burn: value };
  },
  slug(value) {
    if (value === null) return { slug: null };
    if (typeof value !== 'string' || !slugPattern.test(value))
      throw invalidOption('slug', (m) => m.linkOptions.options.slug);
    return { slug: value };
  },
  link(value) {
    const link = linkKinds.find((kind) => kind === value);
    if (!link) throw invalidOption('link', (m) => m.linkOptions.options.link);
    return { link };
  },
  album(value) {
    if (typeof value !== 'string' || value.trim() === '')
      throw invalidOption('album', (m) => m.albums.option);
    return { album: value };
  },
  domain(value) {
    if (value === null) return { domain: null };
    if (typeof value !== 'string' || value.trim() === '')
      throw invalidOption('domain', (m) => m.linkOptions.options.domain);
    return { domain: value };
  },
  tags: (value) => ({ tags: tagNamesIn(value ?? [], 'tags') }),
};

/** What the text of an option is in JSON. */
const jsonOfText: Partial<Record<OptionName, (text: string) => unknown>> = {
  maxDownloads: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : text),
  burn: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
  tags: splitTagNames,
};

type Texts = ReadonlyMap<UploadOptionName, string>;
type Json = Readonly<Record<string, unknown>>;

/** The options of these texts, among which a profile is passed over. Throws `invalid_option`. */
export const parseTexts = (texts: Texts, now: number): RequestedOptions =>
  parseValues(valuesOfTexts(texts), now);

/** The options of a JSON object. Throws `invalid_option`, also for a property that is none. */
export const parseJson = (json: Json, now: number): RequestedOptions =>
  parseValues(valuesOfJson(json), now);

/** The options of a JSON object and of texts beside it. Throws `invalid_option`, also where the two differ. */
export function parseJsonBeside(json: Json, texts: Texts, now: number): RequestedOptions {
  const values = new Map(valuesOfTexts(texts));
  for (const [name, value] of valuesOfJson(json)) {
    if (values.has(name) && values.get(name) !== value)
      throw invalidOption(name, (m) => m.linkOptions.options.twice({ name }));
    values.set(name, value);
  }
  return parseValues([...values], now);
}

const valuesOfTexts = (texts: Texts) =>
  [...texts].flatMap(([name, text]): [OptionName, unknown][] =>
    name === 'profile' ? [] : [[name, jsonOfText[name]?.(text) ?? text]],
  );

const valuesOfJson = (json: Json) =>
  Object.entries(json).map(([name, value]): [OptionName, unknown] => {
    const option = optionNames.find((each) => each === name);
    if (option) return [option, value];
    throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
  });

function parseValues(values: readonly [OptionName, unknown][], now: number): RequestedOptions {
  let options: RequestedOptions = {};
  for (const [name, value] of values) options = { ...options, ...fromJson[name](value, now) };
  const { burn, maxDownloads = 1 } = options;
  if (burn === true && maxDownloads !== 1)
    throw invalidOption('maxDownloads', (m) => m.linkOptions.options.burnOnce);
  return options;
}
