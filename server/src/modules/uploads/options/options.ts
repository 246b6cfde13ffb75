import { albumNameLengthMax } from '@perch/contract/albums/limits';
import { parseDuration } from '@perch/contract/text/duration';
import { expiryMinMs, type stripModes } from '@perch/contract/uploads/limits';
import { type LinkKind, optionSchemas } from '@perch/contract/uploads/option-schemas';
import {
  jsonOfText,
  type OptionJsonOrNull,
  type OptionName,
  optionNames,
  type UploadOptionName,
  uploadOptionNames,
} from '@perch/contract/uploads/options';
import type { Sentence } from '@perch/messages/catalogue';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { uploadDefaultsOf } from '../../accounts/upload-defaults.ts';
import { findOwnAlbum } from '../../album-membership/find-album.ts';
import { tagNamesIn } from '../../tags/tag-names.ts';

// What the server does with each option of an upload: `optionRules` has a row for every row of the contract's table.
// Above it are the types of options on their way from a request to a row, below it the ways of reading and choosing.

export type StripOption = (typeof stripModes)[number];

/** When a link ends: so long after its file has been stored, or at a time; null: never. */
export type Expiry = { afterMs: number } | { at: number } | null;

/** The options in a request, each validated separately; missing ones are left out. */
export interface RequestedOptions {
  expiry?: Expiry;
  /** null: no limit. */
  maxDownloads?: number | null;
  /** In the clear; null takes it away. */
  password?: string | null;
  /** Of a profile. */
  passwordHash?: string | null;
  burn?: boolean;
  /** null: a random one. */
  slug?: string | null;
  link?: LinkKind;
  /** An id or a slug, not looked up yet. */
  album?: string;
  /** The name of a domain, not looked up yet; null: the app's own host. */
  domain?: string | null;
  /** Names, of which each differs from the others. */
  tags?: readonly string[];
  strip?: StripOption;
}

const ChosenOptions = z.object({
  expiry: z.union([z.object({ afterMs: z.number() }), z.object({ at: z.number() })]).nullable(),
  downloads_left: z.number().nullable(),
  burn: z.number(),
  password_hash: z.string().nullable(),
  link_kind: z.literal('view').nullable(),
  slug: z.string().optional(),
  tags: z.array(z.string()).optional(),
  album_id: z.string().optional(),
  strip: z.object({ mode: z.enum(['gps', 'all']), isRequired: z.boolean() }).optional(),
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

/** The options of a new link as columns of its row, and those that are rows of other tables. */
export interface LinkOptions extends Pick<
  UploadRow,
  'expires_at' | 'downloads_left' | 'burn' | 'password_hash' | 'link_kind'
> {
  /** A custom slug; undefined: a random one. */
  slug?: string | undefined;
  /** Names of tags; undefined: none. */
  tags?: readonly string[] | undefined;
  /** The id of an album that it joins. */
  album_id?: string | undefined;
}

/** `invalid_option` of this option, with a sentence that names it. */
export const invalidOption = (field: string, sentence: Sentence) =>
  new AppError('invalid_option', sentence, { field });

type ChoiceServices = Pick<Services, 'clock' | 'passwords' | 'settings'>;

/** What a new upload chooses its options from. */
interface Choice {
  services: ChoiceServices;
  owner: Pick<UserRow, 'id'>;
  requested: RequestedOptions;
  /** Those of its profile and its account. */
  defaults: RequestedOptions;
  now: number;
}

type Columns = Partial<
  Pick<
    UploadRow,
    'expires_at' | 'expiry_mailed_at' | 'downloads_left' | 'downloads_limit' | 'burn' | 'link_kind'
  >
>;

interface OptionRule {
  /** The option of a value in JSON. Throws `invalid_option` for one that it cannot have. */
  parse(value: unknown, now: number): RequestedOptions;
  /** What a new upload keeps of it, where the request or a default names it or not. */
  choose(choice: Choice): Partial<ChosenOptions> | Promise<Partial<ChosenOptions>>;
  /** What a change writes to the upload's row. */
  change(change: RequestedOptions, upload: Pick<UploadRow, 'burn'>, now: number): Columns;
}

// Where a row of another table is looked up, locked or written.
const inBeginUpload = () => ({});
const inChangeUpload = () => ({});

const optionRules: Record<OptionName, OptionRule> = {
  expires: {
    parse(value, now) {
      const text = valueOf('expires', value, (m) => m.linkOptions.options.expires);
      return { expiry: text === null ? null : parseExpiry(text, now) };
    },
    choose: ({ services, requested, defaults, now }) => ({
      expiry:
        requested.expiry === undefined ? defaultExpiry(services, defaults, now) : requested.expiry,
    }),
    change: ({ expiry }, _upload, now) =>
      expiry === undefined ? {} : { expires_at: endOf(expiry, now), expiry_mailed_at: null },
  },
  maxDownloads: {
    parse(value) {
      const max = valueOf('maxDownloads', value, (m) => m.linkOptions.options.maxDownloads);
      return { maxDownloads: max === 'none' ? null : max };
    },
    choose: chosenLimit,
    change: changedLimit,
  },
  password: {
    parse: (value) => ({
      password: valueOf('password', value, (m) => m.linkOptions.options.password),
    }),
    async choose({ services, owner, requested: { password }, defaults }) {
      if (typeof password === 'string') {
        return { password_hash: await services.passwords.links.hashForOwner(password, owner.id) };
      }
      return { password_hash: password === null ? null : (defaults.passwordHash ?? null) };
    },
    // Hashing takes long, and a transaction would wait for it.
    change: inChangeUpload,
  },
  // Burning is one download: the two options have one limit.
  burn: {
    parse: (value) => ({ burn: valueOf('burn', value, (m) => m.linkOptions.options.burn) }),
    choose: chosenLimit,
    change: changedLimit,
  },
  slug: {
    parse: (value) => ({ slug: valueOf('slug', value, (m) => m.linkOptions.options.slug) }),
    choose: ({ requested: { slug } }) => (typeof slug === 'string' ? { slug } : {}),
    change: inChangeUpload,
  },
  link: {
    parse: (value) => ({ link: valueOf('link', value, (m) => m.linkOptions.options.link) }),
    choose: ({ requested, defaults }) => ({
      link_kind: (requested.link ?? defaults.link) === 'view' ? 'view' : null,
    }),
    change: ({ link }) => (link === undefined ? {} : { link_kind: link === 'view' ? link : null }),
  },
  album: {
    parse: (value) => ({ album: valueOf('album', value, (m) => m.albums.option) }),
    choose: inBeginUpload,
    change: inChangeUpload,
  },
  domain: {
    parse: (value) => ({ domain: valueOf('domain', value, (m) => m.linkOptions.options.domain) }),
    choose: inBeginUpload,
    change: inChangeUpload,
  },
  tags: {
    parse: (value) => ({ tags: tagNamesIn(value ?? [], 'tags') }),
    choose({ requested, defaults }) {
      const { tags = [] } = { ...defaults, ...requested };
      return tags.length > 0 ? { tags: [...tags] } : {};
    },
    change: inChangeUpload,
  },
  strip: {
    parse: (value) => ({ strip: valueOf('strip', value, (m) => m.linkOptions.options.strip) }),
    choose({ services, requested, defaults }) {
      const mode = requested.strip ?? defaults.strip ?? services.settings.current().stripMetadata;
      return mode === 'off' ? {} : { strip: { mode, isRequired: requested.strip !== undefined } };
    },
    // The file is stored without it from the beginning.
    change: () => ({}),
  },
};

/** What files of an account lose where neither the request nor a profile says it. */
export const stripDefaultOf = (
  services: Pick<Services, 'settings'>,
  owner: Pick<UserRow, 'upload_defaults'>,
): StripOption => uploadDefaultsOf(owner).strip ?? services.settings.current().stripMetadata;

/**
 * What new bytes of an upload lose: what the request says, else what its owner's uploads lose by default, and no less than those
 * before were to lose.
 */
export function stripOfReplacement(
  services: Pick<Services, 'settings'>,
  owner: Pick<UserRow, 'upload_defaults'>,
  { stripped }: Pick<UploadRow, 'stripped'>,
  requested: StripOption | undefined,
): ChosenOptions['strip'] {
  if (requested === 'off') return undefined;
  if (requested) return { mode: requested, isRequired: true };
  const wanted = new Set([stripDefaultOf(services, owner), stripped?.split(' ')[0]]);
  const mode = (['all', 'gps'] as const).find((each) => wanted.has(each));
  return mode && { mode, isRequired: false };
}

/** A value that the table allows. Throws `invalid_option` with the sentence for any other. */
function valueOf<Name extends OptionName>(
  name: Name,
  value: unknown,
  refusal: Sentence,
): OptionJsonOrNull<Name> {
  const { data, success } = optionSchemas[name].safeParse(value);
  if (!success) throw invalidOption(name, refusal);
  return data;
}

// Later years have another form in ISO 8601.
const latest = Date.UTC(9999, 11, 31);
const isoForm =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * When a link ends, from `7d`, an ISO 8601 time with an offset, or `never`. Throws `invalid_option` for
 * anything else, and for less than a minute from now.
 */
export function parseExpiry(text: string, now: number): Expiry {
  if (text === 'never') return null;
  const afterMs = parseDuration(text);
  const at = afterMs === undefined ? parseTime(text) : now + afterMs;
  if (at === undefined || at > latest)
    throw invalidOption('expires', (m) => m.linkOptions.options.expires);
  if (at - now < expiryMinMs)
    throw invalidOption('expires', (m) => m.linkOptions.options.expiresTooSoon);
  return afterMs === undefined ? { at } : { afterMs };
}

function parseTime(text: string): number | undefined {
  const [, year, month, day] = isoForm.exec(text) ?? [];
  if (day === undefined) return undefined;
  // Of 30 February, runtimes make 2 March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const at = Date.parse(text);
  return Number(day) <= lastDay && Number.isFinite(at) ? at : undefined;
}

/** When a link ends whose options are applied at `now`; null: never. */
export function endOf(expiry: Expiry, now: number): number | null {
  if (expiry === null) return null;
  return 'at' in expiry ? expiry.at : now + expiry.afterMs;
}

/** The expiry of a link by default, limited to `MAX_EXPIRY`. */
function defaultExpiry({ settings }: ChoiceServices, defaults: RequestedOptions, now: number) {
  const { defaultExpiry: ofInstallation, maxExpiry } = settings.current();
  const { expiry = afterText(ofInstallation) } = defaults;
  const latestAllowed = afterText(maxExpiry);
  if (latestAllowed === null) return expiry;
  const end = endOf(expiry, now);
  return end === null || end > now + latestAllowed.afterMs ? latestAllowed : expiry;
}

/** Throws `invalid_option` for a requested expiry beyond `MAX_EXPIRY`. */
export function requireAllowedExpiry(
  { settings }: Pick<Services, 'settings'>,
  expiry: Expiry | undefined,
  now: number,
): void {
  const { maxExpiry } = settings.current();
  const latestAllowed = afterText(maxExpiry);
  if (expiry === undefined || maxExpiry === null || latestAllowed === null) return;
  const end = endOf(expiry, now);
  if (end !== null && end <= now + latestAllowed.afterMs) return;
  throw invalidOption('expires', (m) => m.linkOptions.options.expiresTooLate({ max: maxExpiry }));
}

/** A duration of the settings; invalid ones mean never. */
function afterText(text: string | null): { afterMs: number } | null {
  const afterMs = text === null ? undefined : parseDuration(text);
  return afterMs === undefined ? null : { afterMs };
}

/** Burning is one download; a request for a number of downloads is one for no burning. */
function chosenLimit({
  requested,
  defaults,
}: Choice): Pick<LinkOptions, 'downloads_left' | 'burn'> {
  const isCounted = requested.maxDownloads !== undefined;
  const isBurnt = requested.burn ?? (isCounted ? false : (defaults.burn ?? false));
  if (isBurnt) return { downloads_left: 1, burn: 1 };
  const { maxDownloads = defaults.burn === true ? null : (defaults.maxDownloads ?? null) } =
    requested;
  return { downloads_left: maxDownloads, burn: 0 };
}

function changedLimit(
  { burn, maxDownloads }: RequestedOptions,
  upload: Pick<UploadRow, 'burn'>,
): Pick<Columns, 'burn' | 'downloads_left' | 'downloads_limit'> {
  if (burn === true) return { burn: 1, ...limitOf(1) };
  if (maxDownloads !== undefined) {
    const isStillBurnt = burn === undefined && upload.burn === 1 && maxDownloads === 1;
    return { burn: isStillBurnt ? 1 : 0, ...limitOf(maxDownloads) };
  }
  if (burn === undefined || upload.burn === 0) return {};
  return { burn: 0, ...limitOf(null) };
}

const limitOf = (downloads: number | null) => ({
  downloads_left: downloads,
  downloads_limit: downloads,
});

/** The id of the album that a request names. Throws `invalid_option` unless it is one of the owner's. */
export async function requireAlbumOf(
  db: Kysely<Schema>,
  ownerId: string,
  text: string,
): Promise<string> {
  const album = await findOwnAlbum(db, ownerId, text);
  if (album) return album.id;
  const name = text.slice(0, albumNameLengthMax);
  throw invalidOption('album', (m) => m.albums.unknown({ name }));
}

const headerPrefix = 'perch-';

const byLowerCase = new Map<string, UploadOptionName>(
  uploadOptionNames.map((name) => [name.toLowerCase(), name]),
);

/** The option that a form field or a key of tus metadata is; letter case does not matter, as in headers. */
export const findOption = (name: string): UploadOptionName | undefined =>
  byLowerCase.get(name.toLowerCase());

type Texts = ReadonlyMap<UploadOptionName, string>;
type Json = Readonly<Record<string, unknown>>;

/**
 * The options of a request as texts: of its fields, among which others are passed over, and of its `Perch-*`
 * headers. Throws `invalid_option` for an unknown header, and for an option with two values.
 */
export function collectOptions(
  fields: Iterable<readonly [name: string, text: string]>,
  headers: Headers,
): Map<UploadOptionName, string> {
  const texts = new Map<UploadOptionName, string>();
  for (const [name, text] of fields) {
    const option = findOption(name);
    // Forms and scripts send an empty field where no domain was chosen.
    if (!option || (option === 'domain' && text.trim() === '')) continue;
    add(texts, option, text);
  }
  for (const [name, text] of headers) {
    if (!name.toLowerCase().startsWith(headerPrefix)) continue;
    const option = findOption(name.slice(headerPrefix.length));
    if (!option) throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
    add(texts, option, decodeHeader(option, text));
  }
  return texts;
}

function add(texts: Map<UploadOptionName, string>, name: UploadOptionName, text: string): void {
  refuseSecond(name, texts.get(name), text);
  texts.set(name, text);
}

/** Throws `invalid_option` if an option is given twice with different values. */
export function refuseSecond(name: string, first: string | undefined, second: string): void {
  if (first !== undefined && first !== second)
    throw invalidOption(name, (m) => m.linkOptions.options.twice({ name }));
}

/** An option's value in a header. Throws `invalid_option` unless it is ASCII, with other characters percent-encoded. */
export function decodeHeader(name: string, text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) {
    try {
      return decodeURIComponent(text);
    } catch {
      // A % that begins no escape, or bytes that are no UTF-8.
    }
  }
  throw invalidOption(name, (m) => m.linkOptions.options.encoding({ name }));
}

/** The options of these texts, among which a profile is passed over. Throws `invalid_option`. */
export const parseTexts = (texts: Texts, now: number): RequestedOptions =>
  parseValues(valuesOfTexts(texts), now);

/** The options of a JSON object. Throws `invalid_option`, also for a property that is none. */
export const parseJson = (json: Json, now: number): RequestedOptions =>
  parseValues(valuesOfJson(json), now);

/** The options of a JSON object and of texts that come with it. Throws `invalid_option`, also if the two differ. */
export function parseJsonAndTexts(json: Json, texts: Texts, now: number): RequestedOptions {
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
    name === 'profile' ? [] : [[name, jsonOfText(name, text)]],
  );

const valuesOfJson = (json: Json) =>
  Object.entries(json).map(([name, value]): [OptionName, unknown] => {
    const option = optionNames.find((each) => each === name);
    if (option) return [option, value];
    throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
  });

function parseValues(values: readonly [OptionName, unknown][], now: number): RequestedOptions {
  let options: RequestedOptions = {};
  for (const [name, value] of values) {
    options = { ...options, ...optionRules[name].parse(value, now) };
  }
  const { burn, maxDownloads = 1 } = options;
  if (burn === true && maxDownloads !== 1)
    throw invalidOption('maxDownloads', (m) => m.linkOptions.options.burnOnce);
  return options;
}

/**
 * The options of a new upload: those of the request, else its profile's, else the account's, else the
 * installation's. Throws `invalid_option` where the request asks for an end beyond `MAX_EXPIRY`; another is cut to it.
 */
export async function chooseOptions(
  services: ChoiceServices,
  owner: Pick<UserRow, 'id' | 'upload_defaults'>,
  requested: RequestedOptions,
  profiled: RequestedOptions = {},
): Promise<ChosenOptions> {
  const now = services.clock.now();
  requireAllowedExpiry(services, requested.expiry, now);
  const defaults = over(profiled, defaultsOf(owner, now));
  const choice = { services, owner, requested, defaults, now };
  const parts = await Promise.all(optionNames.map((name) => optionRules[name].choose(choice)));
  let chosen = noOptions;
  for (const part of parts) chosen = { ...chosen, ...part };
  return chosen;
}

/** Burning is one download: a profile's limit of either kind takes the place of both of the account's. */
function over(profiled: RequestedOptions, defaults: RequestedOptions): RequestedOptions {
  const isLimited = profiled.burn === true || profiled.maxDownloads !== undefined;
  if (!isLimited) return { ...defaults, ...profiled };
  const { burn: _burn, maxDownloads: _maxDownloads, ...others } = defaults;
  return { ...others, ...profiled };
}

/** The account's defaults. */
function defaultsOf(owner: Pick<UserRow, 'upload_defaults'>, now: number): RequestedOptions {
  const { burn, maxDownloads, ...others } = uploadDefaultsOf(owner);
  const limit = burn === true || maxDownloads === undefined ? {} : { maxDownloads };
  return { ...parseJson(others, now), ...(burn !== undefined && { burn }), ...limit };
}

export const readChosenOptions = (text: string | null): ChosenOptions =>
  text === null ? noOptions : ChosenOptions.parse(JSON.parse(text));

/** The options of a link whose file has been stored at `now`. */
export function linkOptionsAt(
  { expiry, strip: _strip, ...options }: ChosenOptions,
  now: number,
): LinkOptions {
  return { ...options, expires_at: endOf(expiry, now) };
}

/** What the options of a change write to the upload's row. */
export function changedOptionColumns(
  upload: Pick<UploadRow, 'burn'>,
  change: RequestedOptions,
  now: number,
): Columns {
  let columns: Columns = {};
  for (const name of optionNames) {
    columns = { ...columns, ...optionRules[name].change(change, upload, now) };
  }
  return columns;
}
