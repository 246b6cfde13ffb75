import type { UploadOptionName } from '@perch/contract/uploads/options';

import { dayMs, hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import { invalidOption } from '../../../modules/uploads/options/options.ts';
import { proposeSlugs } from '../../../modules/uploads/slugs/slug-schemes.ts';
import { RefusedHeader } from '../compat-request.ts';

/** What the headers of one of Zipline's clients ask for. */
export interface ZiplineOptions {
  /** By the option that each stands for. */
  asked: Map<UploadOptionName, { text: string; header: string }>;
  /** Kind of the link's name; undefined: the installation's own. */
  format: Format | undefined;
  /** Begins with a dot; undefined: the file's own. */
  extension: string | undefined;
  /** Whether the answer has the links alone. */
  isPlainText: boolean;
}

type Format = 'uuid' | 'date' | 'words' | 'name';

type HeaderReader = (
  options: ZiplineOptions,
  text: string,
  at: { header: string; now: number },
) => void;

/** Where a header cannot be honoured. */
const refuse: HeaderReader = (_options, _text, { header }) => {
  throw new RefusedHeader(
    header,
    invalidOption(header, (m) => m.linkOptions.options.unknown({ name: header })),
  );
};
// What it asks for is so anyway.
const agree: HeaderReader = () => undefined;

const isOff = (text: string) => ['false', '0'].includes(text.toLowerCase());
const unlessOff: HeaderReader = (options, text, at) =>
  isOff(text) ? undefined : refuse(options, text, at);
const unlessZero: HeaderReader = (options, text, at) =>
  Number(text) === 0 ? undefined : refuse(options, text, at);

const as =
  (option: UploadOptionName, textOf = (text: string, _now: number) => text): HeaderReader =>
  ({ asked }, text, { header, now }) =>
    void asked.set(option, { text: textOf(text, now), header });

const formats: Record<string, Format | undefined> = {
  random: undefined,
  uuid: 'uuid',
  date: 'date',
  name: 'name',
  gfycat: 'words',
  'random-words': 'words',
};

const takeFormat: HeaderReader = (options, text, at) => {
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

const expires = as('expires', expiryOf);
const maxViews = as('maxDownloads', (text) =>
  /^0+$/.test(text) ? 'none' : text.replace(/^0+(?=\d)/, ''),
);

/** Headers that both versions have. Others that begin alike are refused. */
const ofBoth: Record<string, HeaderReader> = {
  'content-range': refuse,
  'x-zipline-folder': as('album'),
  'x-zipline-filename': as('slug'),
};

const of3: Record<string, HeaderReader> = {
  ...ofBoth,
  'expires-at': expires,
  'max-views': maxViews,
  password: as('password'),
  format: takeFormat,
  'image-compression-percent': unlessZero,
  // Links of invisible characters.
  zws: unlessOff,
  embed: (options, text, at) => (isOff(text) ? undefined : as('link')(options, 'view', at)),
  'no-json': plainText,
  'original-name': agree,
  // Types are decided from the bytes.
  uploadtext: agree,
  'override-domain': as('domain'),
};

const of4: Record<string, HeaderReader> = {
  ...ofBoth,
  'x-zipline-deletes-at': expires,
  'x-zipline-max-views': maxViews,
  'x-zipline-password': as('password'),
  'x-zipline-format': takeFormat,
  'x-zipline-image-compression-percent': unlessZero,
  'x-zipline-no-json': plainText,
  'x-zipline-original-name': agree,
  'x-zipline-domain': as('domain'),
  'x-zipline-file-extension': extension,
};

/** Reads the headers of a client of this version. Throws `RefusedHeader` for one that cannot be honoured. */
export function readZiplineHeaders(headers: Headers, version: 3 | 4, now: number): ZiplineOptions {
  const known = version === 3 ? of3 : of4;
  const options: ZiplineOptions = {
    asked: new Map(),
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

/** The slug that a format makes of a file's name; undefined: the installation's own. */
export function slugOf(format: Format | undefined, name: string, now: number): string | undefined {
  if (format === undefined) return undefined;
  if (format === 'uuid') return crypto.randomUUID();
  const [slug] = proposeSlugs(format, { name, now });
  return slug;
}

const latest = Date.UTC(9999, 11, 31);

/** Lengths of time by the letters that their names begin with. */
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
 * An end as Zipline's clients write it (`7d`, `1.5 hours`, `date=2027-01-01T00:00:00Z`) as that time; text that is
 * none stays, to be refused.
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
