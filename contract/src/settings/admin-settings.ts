import { z } from '@hono/zod-openapi';

import { envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { FooterLink } from './footer-link.ts';
import { footerLinksMax, legalTextBytesMax } from './limits.ts';
import {
  definitionOf,
  type GivenValue,
  type SettingDefinition,
  type SettingKind,
  type SettingName,
  settingNames,
  type SettingOfKind,
  type SettingValue,
} from './setting-table.ts';

interface KindSchemas<Definition> {
  /** What a change may give; the server checks the value by the rules of the environment variable. */
  given: (definition: Definition) => z.ZodType;
  /** A value that is not null. */
  value: (definition: Definition) => z.ZodType;
}

const kindSchemas: { [Kind in SettingKind]: KindSchemas<SettingOfKind<Kind>> } = {
  address: {
    given: () =>
      z.string().openapi({
        description:
          'The address of this call, or the one at which setup was opened; the command line accepts any',
        example: 'http://192.168.1.5:3000',
      }),
    value: () => z.string(),
  },
  choice: {
    given: ({ choices }) => z.enum(choices),
    value: ({ choices }) => z.enum(choices),
  },
  switch: {
    given: () => z.union([z.boolean(), z.enum(['on', 'off'])]),
    value: () => z.boolean(),
  },
  size: {
    given: ({ min }) =>
      z.union([z.number().int().min(min), z.string()]).openapi({
        description: 'Bytes, or a text such as `500MB`',
      }),
    value: () => z.number().int(),
  },
  duration: {
    given: () => z.string().openapi({ description: 'A text such as `12h`, `7d` or `4w`' }),
    value: () => z.string(),
  },
  count: {
    given: ({ min, max }) => z.union([z.number().int().min(min).max(max), z.string()]),
    value: () => z.number().int(),
  },
  text: {
    given: ({ lengthMax }) => z.string().openapi({ description: `1 to ${lengthMax} characters` }),
    value: () => z.string(),
  },
  types: {
    given: () =>
      z.union([
        z.array(z.string()).openapi({ example: ['image/*', 'application/pdf'] }),
        z.string(),
      ]),
    value: () => z.array(z.string()),
  },
  accent: {
    given: () => z.string().openapi({ example: '#45b9e4' }),
    value: () => z.string(),
  },
  links: {
    given: () => z.array(FooterLink).openapi({ description: `Up to ${footerLinksMax}` }),
    value: () => z.array(FooterLink),
  },
  page: {
    given: () =>
      z.string().openapi({
        description: `Markdown, up to ${legalTextBytesMax / 1024} KB of UTF-8; empty for none`,
      }),
    value: () => z.string(),
  },
};

/** The schemas of a setting by those of its kind. */
function schemasOf(name: SettingName) {
  const definition = definitionOf(name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind and its definition belong together, which TypeScript does not follow through the union
  const schemas = kindSchemas[definition.kind] as KindSchemas<SettingDefinition>;
  const value = schemas.value(definition);
  const isNullable = 'default' in definition && definition.default === null;
  return { given: schemas.given(definition), value: isNullable ? value.nullable() : value };
}

type Same<T> = z.ZodType<T, T>;
type ChangeShape = { [Name in SettingName]: Same<GivenValue<Name> | null> };
type ShownShape = { [Name in SettingName]: ReturnType<typeof shown<Same<SettingValue<Name>>>> };

function shapeOf(schemaOf: (name: SettingName) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(settingNames.map((name) => [name, schemaOf(name)]));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by the schema of its kind
const changeShape = shapeOf((name) => schemasOf(name).given.nullable()) as ChangeShape;

export const SettingsChange = z.strictObject(changeShape).partial().openapi('SettingsChange');

export type SettingsChange = z.infer<typeof SettingsChange>;

function shown<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    default: value,
    isLocked: z.boolean().openapi({ description: 'Whether the environment sets it' }),
    variable: z.string().nullable().openapi({
      description: 'Its environment variable; null: only this call changes it',
    }),
  });
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by the schema of its kind
const shownShape = shapeOf((name) => shown(schemasOf(name).value)) as ShownShape;

export const AdminSettings = z.object(shownShape).openapi('AdminSettings');

export type AdminSettings = z.infer<typeof AdminSettings>;

const SettingsData = envelope(z.object({ settings: AdminSettings }));

export const showAdminSettings = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/settings',
  summary: 'The settings that administrators change in the app',
  tags: ['Administration'],
  responses: jsonResponses(200, 'All settings', SettingsData),
});

export const changeSettings = {
  ...route('admin', {
    scope: 'admin',
    method: 'put',
    path: '/api/admin/settings',
    summary: 'Change some of the settings, or none if one of them is refused',
    description:
      'Fields that are left out do not change; null restores the default. Takes effect in every process within 2 ' +
      'seconds. A setting that the environment sets is locked: 409 `setting_locked`.',
    tags: ['Administration'],
    request: { body: jsonBody(SettingsChange) },
    responses: jsonResponses(200, 'All settings', SettingsData),
  }),
  /** Three pages of text, of which each character may be escaped. */
  bodyBytesMax: 1024 ** 2,
};
