import { z } from '@hono/zod-openapi';

import { passwordLength } from '../accounts/account-text.ts';
import { passwordTextMax } from '../limits.ts';
import { parseDuration } from '../text/duration.ts';
import { linkKinds } from './limits.ts';
import {
  type NameIn,
  namesIn,
  type OptionJson,
  type OptionJsonOrNull,
  type OptionPlace,
  type OptionValue,
  type UploadOptionName,
  uploadOptionNames,
  uploadOptions,
} from './options.ts';

/** The schema of a kind of values in JSON, without null. */
function schemaOf(value: OptionValue): z.ZodType {
  switch (value.kind) {
    case 'end':
      return z.string();
    case 'count':
      return z.union([z.number().int().min(1).max(value.max), z.literal('none')]);
    case 'switch':
      return z.boolean();
    case 'choice':
      return z.enum(value.choices);
    case 'text':
      return z.string().regex(value.pattern);
    case 'secret':
      return z.string().refine((text) => isSecret(text, value.lengthMax));
    case 'reference':
      return z.string().refine((text) => text.trim() !== '');
    case 'names':
      return z.array(z.string()).max(value.max);
  }
}

/** Lengths are as people count: an emoji is one character. */
function isSecret(text: string, lengthMax: number): boolean {
  // Normalizing longer texts takes long.
  const length = text.length > passwordTextMax ? text.length : passwordLength(text);
  return length >= 1 && length <= lengthMax;
}

/** One of the forms that a value has in OpenAPI. */
type Variant = {
  type: 'string' | 'integer' | 'boolean' | 'array' | 'null';
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: string[];
  items?: { type: 'string' };
  maxItems?: number;
};

type Variants = [Variant, ...Variant[]];

/** The same in OpenAPI. To derive it from the schemas takes 4 ms of a start. */
function describe(value: OptionValue): Variants {
  switch (value.kind) {
    case 'end':
    case 'reference':
      return [{ type: 'string' }];
    case 'count':
      return [
        { type: 'integer', minimum: 1, maximum: value.max },
        { type: 'string', enum: ['none'] },
      ];
    case 'switch':
      return [{ type: 'boolean' }];
    case 'choice':
      return [{ type: 'string', enum: [...value.choices] }];
    case 'text':
      return [{ type: 'string', pattern: value.pattern.source }];
    case 'secret':
      return [{ type: 'string', minLength: 1, maxLength: value.lengthMax }];
    case 'names':
      return [{ type: 'array', items: { type: 'string' }, maxItems: value.max }];
  }
}

type Shape = { [Name in UploadOptionName]?: z.ZodType };

/** The schemas of several options, by name. */
function shapeOf<Of extends Shape>(
  names: readonly UploadOptionName[],
  schema: (name: UploadOptionName) => z.ZodType,
): Of {
  // `fromEntries` forgets the names, and what the schema of each is about.
  return Object.fromEntries(names.map((name) => [name, schema(name)])) as Of;
}

const optionSchema = (name: UploadOptionName) => schemaOf(uploadOptions[name]);

type Schemas = {
  [Name in UploadOptionName]: z.ZodType<OptionJsonOrNull<Name>, OptionJsonOrNull<Name>>;
};

/** Every option in JSON. */
export const optionSchemas = shapeOf<Schemas>(uploadOptionNames, (name) =>
  uploadOptions[name].isClearable ? optionSchema(name).nullable() : optionSchema(name),
);

// The server parses the options of forms, tus metadata, headers and JSON in one place, which names the option that it
// refuses: so the schemas of requests describe them, and let every value pass.

function passing(name: UploadOptionName, variants: Variants, example: unknown) {
  const form = variants.length === 1 ? variants[0] : { anyOf: variants };
  return z.unknown().openapi({ description: uploadOptions[name].description, ...form, example });
}

const passingJson =
  (isNullable: (name: UploadOptionName) => boolean) => (name: UploadOptionName) => {
    const option = uploadOptions[name];
    const variants = describe(option);
    if (isNullable(name)) variants.push({ type: 'null' });
    const { kind, example } = option;
    return passing(name, variants, kind === 'names' ? String(example).split(',') : example);
  };

type Fields = { [Name in UploadOptionName]: z.ZodType<unknown, OptionJsonOrNull<Name>> };

/** Every option in a request's JSON. */
export const optionFields = shapeOf<Fields>(
  uploadOptionNames,
  passingJson((name) => uploadOptions[name].isClearable),
);

type FormFields = { [Name in UploadOptionName]: z.ZodType<unknown, string> };

/** Every option as a field of a form. */
export const optionFormFields = shapeOf<FormFields>(uploadOptionNames, (name) => {
  const option = uploadOptions[name];
  const variants: Variants = option.kind === 'names' ? [{ type: 'string' }] : describe(option);
  return passing(name, variants, option.example);
});

type Texts<Name extends UploadOptionName> = { [N in Name]: z.ZodOptional<z.ZodString> };

/** The options of a place in an address. */
export const optionTextsIn = <Place extends OptionPlace>(place: Place) =>
  shapeOf<Texts<NameIn<Place>>>(namesIn(place), (name) => {
    const { description, example } = uploadOptions[name];
    return z
      .string()
      .optional()
      .openapi({ description, example: String(example) });
  });

const tags = { description: 'All tags of the file' };

/** A request of `PATCH /api/upload/{id}`: options that are left out stay. */
export const UploadChange = z
  .object({
    ...shapeOf<Pick<Fields, NameIn<'change'>>>(namesIn('change'), (name) => optionFields[name]),
    tags: optionFields.tags.openapi(tags),
    name: z.unknown().openapi({
      description: 'The displayed name; the link does not change',
      type: 'string',
      example: 'holiday.jpg',
    }),
    isFavorite: z.unknown().openapi({
      description: 'Whether it is one of your favourites',
      type: 'boolean',
      example: true,
    }),
    posterAt: z.unknown().openapi({
      description:
        'From where in a video its picture is, in seconds; null: chosen by the server. 400 `invalid_option` beyond its end',
      type: ['number', 'null'],
      example: 12.5,
    }),
  })
  .partial()
  // The server refuses them as well, naming the option.
  .catchall(z.unknown())
  .openapi('UploadChange', { additionalProperties: false });

type ChangedOptions = { [Name in NameIn<'change'>]?: OptionJsonOrNull<Name> };

/** What a client sends as an `UploadChange`. */
export interface UploadChange extends ChangedOptions {
  name?: string;
  isFavorite?: boolean;
  posterAt?: number | null;
}

type ProfileFields = {
  [Name in NameIn<'profile'>]: z.ZodType<unknown, OptionJson<Name> | null>;
};

const profileShape = shapeOf<ProfileFields>(
  namesIn('profile'),
  passingJson(() => true),
);

/** The options of a profile in a request's JSON; null takes each away. */
export const profileFields = { ...profileShape, tags: profileShape.tags.openapi(tags) };

/** The options of a profile as it is stored. */
export const profileOptions = shapeOf<{
  [Name in NameIn<'profile'>]: z.ZodType<OptionJson<Name>, OptionJson<Name>>;
}>(namesIn('profile'), optionSchema);

type Shown<Json> = z.ZodType<Json | null, Json | null>;

/** The options of a profile as the API shows them; null where it has none. */
export const shownProfileOptions = shapeOf<{
  [Name in NameIn<'profile'>]: Shown<OptionJson<Name>>;
}>(namesIn('profile'), (name) => optionSchema(name).nullable());

type Defaults = { [Name in NameIn<'account'>]: Exclude<OptionJsonOrNull<Name>, 'none'> };

const isDuration = (text: string) => text === 'never' || parseDuration(text) !== undefined;

function defaultSchema(name: UploadOptionName): z.ZodType {
  const option = uploadOptions[name];
  let schema = schemaOf(option);
  // A time on the calendar would come, and with it the end of all new links.
  if (option.kind === 'end') {
    const example = { description: 'Such as `7d`; `never`, or null', example: '7d' };
    return z.string().refine(isDuration).nullable().openapi(example);
  }
  if (option.kind === 'count') schema = z.number().int().min(1).max(option.max);
  return option.isClearable ? schema.nullable() : schema;
}

/** Options that an account gives its new uploads where a request names none. */
export const UploadDefaults = z
  .strictObject(
    shapeOf<{ [Name in NameIn<'account'>]: z.ZodType<Defaults[Name], Defaults[Name]> }>(
      namesIn('account'),
      defaultSchema,
    ),
  )
  .partial()
  // Burning is one download.
  .refine(({ burn, maxDownloads }) => burn !== true || (maxDownloads ?? 1) === 1)
  .openapi('UploadDefaults');

export type UploadDefaults = z.infer<typeof UploadDefaults>;

export type LinkKind = (typeof linkKinds)[number];

/** The fields of an upload about its link, besides `publicUrl`. */
export const linkFields = {
  appSlug: z.string().openapi({
    description:
      'The slug on the app’s own host, where it always works; `fileId` may be a slug on the domain',
  }),
  rawUrl: z.string().openapi({ description: 'The direct link to the file' }),
  viewUrl: z.string().openapi({ description: 'The link to the page' }),
  link: z.enum(linkKinds).openapi({ description: 'Which of the two `publicUrl` is' }),
  expiresAt: z.iso.datetime().nullable(),
  downloadsLeft: z.number().int().nullable(),
  burn: z.boolean().openapi({ description: 'Whether the file is deleted after one download' }),
  hasPassword: z.boolean(),
  albums: z.array(z.string()).openapi({ description: 'Ids of the albums that contain it' }),
  trashedAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()).openapi({ description: 'Names, in alphabetical order' }),
  isFavorite: z.boolean(),
  stripped: z
    .array(z.enum(['gps', 'all']))
    .nullable()
    .openapi({
      description:
        'What was removed from the file before it was stored: `gps`, where it was taken, or `all` that told about its ' +
        'making; empty if there was nothing to remove. null: nothing was to be removed',
    }),
  stripFailed: z.boolean().openapi({
    description: 'Whether something was to be removed from the file and could not be',
  }),
};
