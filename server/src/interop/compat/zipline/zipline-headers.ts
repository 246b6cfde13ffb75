import type { UploadOptionName } from '@perch/contract/uploads/options';

import { dayMs, hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import { invalidOption } from '../../../modules/uploads/options/options.ts';
import { proposeSlugs } from '../../../modules/uploads/slugs/slug-schemes.ts';
import { RefusedHeader } from '../compat-request.ts';

/** The options in the headers of one of Zipline's clients. */
export interface ZiplineOptions {
  /** Upload options, with the header that each came in. */
  requested: Map<UploadOptionName, { text: string; header: string }>;
  /** Kind of the slug; undefined: the installation's default. */
  format: Format | undefined;
  /** Begins with a dot; undefined: the file's own. */
  extension: string | undefined;
  /** Whether the response is nothing but the links. */
  isPlainText: boolean;
}

type Format = 'uuid' | 'date' | 'words' | 'name';

type HeaderReader = (
  options: ZiplineOptions,
  text: string,
  at: { header: string; now: number },
) => void;

/** For a header that cannot be honoured. */
const refuse: HeaderReader = (_options, _text, { header }) => {
  throw new RefusedHeader(
    header,
    invalidOption(header, (m) => m.linkOptions.options.unknown({ name: header })),
  );
};
// For a header that changes nothing here.
const ignore: HeaderReader = () => undefined;

const isOff = (text: string) => ['false', '0'].includes(text.toLowerCase());
const refuseUnlessOff: HeaderReader = (options, text, at) =>
  isOff(text) ? undefined : refuse(options, text, at);
const refuseUnlessZero: HeaderReader = (options, text, at) =>
  Number(text) === 0 ? undefined : refuse(options, text, at);

const setOption =
  (option: UploadOptionName, textOf = (text: string, _now: number) => text): HeaderReader =>
  ({ requested }, text, { header, now }) =>
    void requested.set(option, { text: textOf(text, now), header });

const formats: Record<string, Format | undefined> = {
  random: undefined,
  uuid: 'uuid',
  date: 'date',
  name: 'name',
  gfycat: 'words',
  'random-words': 'words',
};

const readFormat: HeaderReader = (options, text, at) => {
  const wanted = text.toLowerCase();
  if (!Object.hasOwn(formats, wanted)) refuse(options, text, at);
  options.format = formats[wanted];
};

const extension: HeaderReader = (options, text, at) => {
  if (!/^\.?[A-Za-z0-9]{1,16}$/.test(text)) refuse(options, text, at);
  options.extension = text.startsWith('.') ? text : `.${text}`;
};

const plainText: HeaderReader = (options, text) => {
  options.isPlainText = !isOff(text);
};

const expires = setOption('expires', expiryOf);
const maxViews = setOption('maxDownloads', (text) =>
  /^0+$/.test(text) ? 'none' : text.replace(/^0+(?=\d)/, ''),
);

/** Headers of both versions. Unknown ones with the same prefix are refused. */
const sharedHeaders: Record<string, HeaderReader> = {
  'content-range': refuse,
  'x-zipline-folder': setOption('album'),
  'x-zipline-filename': setOption('slug'),
};

const v3Headers: Record<string, HeaderReader> = {
  ...sharedHeaders,
  'expires-at': expires,
  'max-views': maxViews,
  password: setOption('password'),
  format: readFormat,
  'image-compression-percent': refuseUnlessZero,
  // Links of invisible characters.
  zws: refuseUnlessOff,
  embed: (options, text, at) => (isOff(text) ? undefined : setOption('link')(options, 'view', at)),
  'no-json': plainText,
  'original-name': ignore,
  // Types are decided from the bytes.
  uploadtext: ignore,
  'override-domain': setOption('domain'),
};

const v4Headers: Record<string, HeaderReader> = {
  ...sharedHeaders,
  'x-zipline-deletes-at': expires,
  'x-zipline-max-views': maxViews,
  'x-zipline-password': setOption('password'),
  'x-zipline-format': readFormat,
  'x-zipline-image-compression-percent': refuseUnlessZero,
  'x-zipline-no-json': plainText,
  'x-zipline-original-name': ignore,
  'x-zipline-domain': setOption('domain'),
  'x-zipline-file-extension': extension,
};

/** Reads the headers of a client of this version. Throws `RefusedHeader` for one that cannot be honoured. */
export function readZiplineHeaders(headers: Headers, version: 3 | 4, now: number): ZiplineOptions {
  const known = version === 3 ? v3Headers : v4Headers;
  const options: ZiplineOptions = {
    requested: new Map(),
    format: undefined,
    extension: undefined,
    isPlainText: false,
  };
  for (const [name, text] of headers) {
    const header = name.toLowerCase();
    if (text === '') continue;
    if (Object.hasOwn(known, header)) known[header]?.(options, text, { header, now });
    else if (header.startsWith('x-zipline-')) refuse(options, text, { header, now });
  }
  return options;
}

/** The slug of a file's name in this format; undefined: the installation's default. */
export function slugOf(format: Format | undefined, name: string, now: number): string | undefined {
  if (format === undefined) return undefined;
  if (format === 'uuid') return crypto.randomUUID();
  const [slug] = proposeSlugs(format, { name, now });
  return slug;
}

const latest = Date.UTC(9999, 11, 31);

/** Units of time by their abbreviations and names. */
const units: readonly [RegExp, number][] = [
  [/^(?:ms|msecs?|milliseconds?)?$/, 1],
  [/^(?:s|secs?|seconds?)$/, secondMs],
  [/^(?:m|mins?|minutes?)$/, minuteMs],
  [/^(?:h|hrs?|hours?)$/, hourMs],
  [/^(?:d|days?)$/, dayMs],
  [/^(?:w|weeks?)$/, 7 * dayMs],
  [/^(?:y|yrs?|years?)$/, 365.25 * dayMs],
];

/**
 * An expiry as Zipline's clients write it (`7d`, `1.5 hours`, `date=2027-01-01T00:00:00Z`) as an ISO time; other text is
 * returned unchanged, to be refused.
 */
function expiryOf(text: string, now: number): string {
  const at = /^date=/i.test(text) ? Date.parse(text.slice('date='.length)) : endOf(text, now);
  return Number.isFinite(at) && at > 0 && at <= latest ? new Date(at).toISOString() : text;
}

function endOf(text: string, now: number): number {
  const [, count, unit = ''] = /^(\d{0,15}\.?\d{1,15}) ?([a-z]*)$/i.exec(text.trim()) ?? [];
  const [, length = Number.NaN] = units.find(([name]) => name.test(unit.toLowerCase())) ?? [];
  return now + Math.round(Number(count) * length);
}
