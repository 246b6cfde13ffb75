// The table of upload options, on which everything else about them is built: a row that is added here either arrives
// everywhere, or the compiler names the places that it needs. `docs/extending.md` lists them.
// Plain values without schemas, so that the web app and the command line can use them; the schemas are in
// `option-schemas.ts`.

import { tagNameLengthMax } from '../tags/limits.ts';
import {
  linkKinds,
  linkPasswordLengthMax,
  maxDownloadsMax,
  slugPattern,
  stripModes,
  tagsPerFileMax,
} from './limits.ts';

/** The values that an option has, which decide its schema, its form as a text and its field. */
export type OptionValue =
  /** When a link ends: a time after the upload, a time on the calendar, or `never`. */
  | { kind: 'end' }
  /** A whole number from 1, or `none`. */
  | { kind: 'count'; max: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  | { kind: 'text'; pattern: RegExp }
  /** A text of up to so many characters, which no list, log or address has. */
  | { kind: 'secret'; lengthMax: number }
  /** Something of the account's, by a name that is looked up. */
  | { kind: 'reference' }
  /** A list in JSON, with commas between them in texts. */
  | { kind: 'names'; max: number };

/**
 * Where an option is accepted, besides new uploads and pastes.
 * - `change`: in a change of the upload, `PATCH /api/upload/{id}`
 * - `profile`: in a profile
 * - `account`: among the account's defaults
 * - `client`: in the configuration file of an upload program
 */
export type OptionPlace = 'change' | 'profile' | 'account' | 'client';

type UploadOption = OptionValue & {
  places: readonly OptionPlace[];
  /** Whether null in JSON takes it away. */
  isClearable: boolean;
  /** As the API and `perch up --help` have it. */
  description: string;
  example: string | number | boolean;
};

/** The options of a new upload, by the names that they have everywhere, in the order in which documents list them. */
export const uploadOptions = {
  expires: {
    kind: 'end',
    places: ['change', 'profile', 'account', 'client'],
    isClearable: true,
    description:
      'When the link expires and the file is deleted: `30m`, `12h`, `7d`, `4w`, an ISO 8601 time with an offset, or `never`',
    example: '7d',
  },
  maxDownloads: {
    kind: 'count',
    max: maxDownloadsMax,
    places: ['change', 'profile', 'account', 'client'],
    isClearable: true,
    description: `How often the file may be opened: 1 to ${maxDownloadsMax}; \`none\` for no limit`,
    example: 5,
  },
  password: {
    kind: 'secret',
    lengthMax: linkPasswordLengthMax,
    places: ['change'],
    isClearable: true,
    description: `1 to ${linkPasswordLengthMax} characters`,
    example: 'open sesame',
  },
  burn: {
    kind: 'switch',
    places: ['change', 'profile', 'account', 'client'],
    isClearable: false,
    description: '`true`: one download, then the file is deleted',
    example: true,
  },
  slug: {
    kind: 'text',
    pattern: slugPattern,
    places: ['change'],
    isClearable: true,
    description: 'A name for the link: a letter or digit, then up to 63 of `A-Z a-z 0-9 . _ -`',
    example: 'holiday-2026',
  },
  link: {
    kind: 'choice',
    choices: linkKinds,
    places: ['change', 'profile', 'account', 'client'],
    isClearable: false,
    description: 'Which link `url` is: `raw`, the direct link, or `view`, the page',
    example: 'raw',
  },
  album: {
    kind: 'reference',
    places: ['change', 'profile'],
    isClearable: false,
    description: 'One of your albums, by its id or slug',
    example: 'holiday-2026',
  },
  domain: {
    kind: 'reference',
    places: ['change', 'profile', 'client'],
    isClearable: true,
    description: 'One of your approved domains',
    example: 'files.example.com',
  },
  tags: {
    kind: 'names',
    max: tagsPerFileMax,
    places: ['change', 'profile'],
    isClearable: true,
    description:
      `Up to ${tagsPerFileMax} names of 1 to ${tagNameLengthMax} characters, separated by commas; ` +
      'in JSON a list. Tags that do not exist are created',
    example: 'Holiday,Sea',
  },
  strip: {
    kind: 'choice',
    choices: stripModes,
    places: ['profile', 'account', 'client'],
    isClearable: false,
    description:
      'What pictures and videos lose before they are stored: `gps`, where they were taken; `all`, also everything else ' +
      'about their making; `off`, nothing. A file that cannot lose it: 422 `cannot_strip`',
    example: 'gps',
  },
  profile: {
    kind: 'reference',
    places: ['client'],
    isClearable: true,
    description: 'Id or name of one of your profiles, for the options that are not given',
    example: 'Screenshots',
  },
} as const satisfies Record<string, UploadOption>;

type Rows = typeof uploadOptions;

export type UploadOptionName = keyof Rows;

/** The options that an upload itself has: a profile stands for some of them. */
export type OptionName = Exclude<UploadOptionName, 'profile'>;

/** The names of the options that a place accepts. */
export type NameIn<Place extends OptionPlace> = {
  [Name in UploadOptionName]: Place extends Rows[Name]['places'][number] ? Name : never;
}[UploadOptionName];

interface JsonByKind {
  end: string;
  count: number | 'none';
  switch: boolean;
  text: string;
  secret: string;
  reference: string;
  names: readonly string[];
}

/** What an option is in JSON, unless it is null. */
export type OptionJson<Name extends UploadOptionName> = Rows[Name] extends {
  choices: readonly (infer Choice)[];
}
  ? Choice
  : JsonByKind[Exclude<Rows[Name]['kind'], 'choice'>];

/** What an option is in JSON, null where it takes the option away. */
export type OptionJsonOrNull<Name extends UploadOptionName> =
  OptionJson<Name> | (Rows[Name]['isClearable'] extends true ? null : never);

// `keys` forgets the names.
export const uploadOptionNames = Object.keys(uploadOptions) as readonly UploadOptionName[];

export const optionNames: readonly OptionName[] = uploadOptionNames.filter(
  (name) => name !== 'profile',
);

/** The names of the options that a place accepts, in their order. */
export function namesIn<Place extends OptionPlace>(place: Place): NameIn<Place>[] {
  const stands = (name: UploadOptionName): name is NameIn<Place> => {
    const { places }: UploadOption = uploadOptions[name];
    return places.includes(place);
  };
  return uploadOptionNames.filter(stands);
}

// Forms, tus metadata, headers, command lines and the fields of the web app have texts.

/** What the text of an option is in JSON; one that cannot be a value stays, for the server to refuse. */
export function jsonOfText(name: UploadOptionName, text: string): unknown {
  const option: UploadOption = uploadOptions[name];
  if (option.kind === 'count') return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text;
  if (option.kind === 'switch') return text === 'true' || text === 'false' ? text === 'true' : text;
  // One more than there may be, so that a long text is refused.
  return option.kind === 'names' ? text.split(',', option.max + 1) : text;
}

/** What the JSON of an option is as a text; null is `never` for an end, `none` for a count, and else empty. */
export function textOfJson(
  name: UploadOptionName,
  json: string | number | boolean | readonly string[] | null,
): string {
  const { kind } = uploadOptions[name];
  if (json === null && kind === 'end') return 'never';
  if (json === null) return kind === 'count' ? 'none' : '';
  return typeof json === 'object' ? json.join(',') : String(json);
}

/** Every option as command lines have it: `--max-downloads` for `maxDownloads`. */
export const uploadFlags = uploadOptionNames.map((name) => {
  const { kind, description, example } = uploadOptions[name];
  return {
    name,
    flag: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    isSwitch: kind === 'switch',
    isSecret: kind === 'secret',
    description,
    example,
  };
});
