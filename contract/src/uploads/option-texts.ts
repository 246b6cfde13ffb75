// Plain values without imports, so that the command line can use them without loading the schemas.

interface OptionText {
  description: string;
  type: 'string' | 'integer' | 'boolean';
  example: string | number | boolean;
}

/** The options of a new upload, by the names that they have everywhere, as the API and `perch up --help` describe them. */
export const uploadOptionTexts = {
  expires: {
    description:
      'When the link ends and its bytes go: `30m`, `12h`, `7d`, `4w`, an ISO 8601 time with an offset, or `never`',
    type: 'string',
    example: '7d',
  },
  maxDownloads: {
    description: 'How often the file may be opened, 1 to 1000000; `none` for no limit',
    type: 'integer',
    example: 5,
  },
  password: { description: '1 to 256 characters', type: 'string', example: 'open sesame' },
  burn: { description: '`true`: one download, then the bytes go', type: 'boolean', example: true },
  slug: {
    description: 'A name for the link: a letter or digit, then up to 63 of `A-Z a-z 0-9 . _ -`',
    type: 'string',
    example: 'holiday-2026',
  },
  link: {
    description: 'Which address `url` is: `raw` or `view`',
    type: 'string',
    example: 'raw',
  },
  album: {
    description: 'One of your albums, by its id or slug',
    type: 'string',
    example: 'holiday-2026',
  },
  domain: {
    description: 'One of your approved domains',
    type: 'string',
    example: 'files.example.com',
  },
  tags: {
    description:
      'Up to 50 names of 1 to 40 characters, with commas between them; in JSON a list. Those that do not exist are made',
    type: 'string',
    example: 'Holiday,Sea',
  },
  profile: {
    description: 'Id or name of one of your profiles, which has the options that are not named',
    type: 'string',
    example: 'Screenshots',
  },
} as const satisfies Record<string, OptionText>;

export type UploadOptionName = keyof typeof uploadOptionTexts;

const isOptionName = (name: string): name is UploadOptionName => name in uploadOptionTexts;

/** Every option as command lines have it: `--max-downloads` for `maxDownloads`. */
export const uploadFlags = Object.keys(uploadOptionTexts)
  .filter(isOptionName)
  .map((name) => ({
    name,
    flag: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    text: uploadOptionTexts[name],
  }));
