import { z } from '@hono/zod-openapi';

import { themes } from '../appearance/themes.ts';
import { brandNameLengthMax } from '../brand/limits.ts';
import { envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { locales } from '../text/locales.ts';
import { FooterLink } from './footer-link.ts';
import {
  footerLinksMax,
  legalTextBytesMax,
  registrationModes,
  secondFactorRules,
  slugLengthMax,
  slugLengthMin,
  slugSchemes,
  trashDaysMax,
} from './limits.ts';

const Registration = z.enum(registrationModes);
const SecondFactorRule = z.enum(secondFactorRules);
const Language = z.enum(locales);
const Theme = z.enum(themes);
const Scheme = z.enum(slugSchemes);

const size = z.union([z.number().int().positive(), z.string()]).openapi({
  description: 'Bytes, or a text such as `500MB`',
});
const onOrOff = z.union([z.boolean(), z.enum(['on', 'off'])]);
const page = z.string().openapi({
  description: `Markdown, up to ${legalTextBytesMax / 1024} KB of UTF-8; empty for none`,
});

const duration = z.string().openapi({ description: 'A text such as `12h`, `7d` or `4w`' });
const days = z.number().int().min(0).max(trashDaysMax);
const length = z.number().int().min(slugLengthMin).max(slugLengthMax);
const types = z.array(z.string()).openapi({ example: ['image/*', 'application/pdf'] });

// The values that a setting accepts are those of its environment variable, which the server checks.
export const SettingsChange = z
  .strictObject({
    publicUrl: z.string().nullable().openapi({
      description:
        'The address by which this call is made, or by which the set-up was opened; the command line takes any',
      example: 'http://192.168.1.5:3000',
    }),
    registration: Registration.nullable(),
    emailRequired: onOrOff.nullable(),
    requireSecondFactor: SecondFactorRule.nullable(),
    userQuota: size.nullable(),
    maxFileSize: size.nullable(),
    defaultLanguage: Language.nullable(),
    defaultTheme: Theme.nullable(),
    name: z
      .string()
      .nullable()
      .openapi({ description: `1 to ${brandNameLengthMax} characters` }),
    accent: z.string().nullable().openapi({ example: '#45b9e4' }),
    footerLinks: z
      .array(FooterLink)
      .nullable()
      .openapi({ description: `Up to ${footerLinksMax}` }),
    imprint: page.nullable(),
    privacy: page.nullable(),
    terms: page.nullable(),
    defaultExpiry: duration.nullable(),
    maxExpiry: duration.nullable(),
    trashDays: z.union([days, z.string()]).nullable(),
    slugScheme: Scheme.nullable(),
    slugLength: z.union([length, z.string()]).nullable(),
    embeds: onOrOff.nullable(),
    embedVideoMax: z.union([z.number().int().nonnegative(), z.string()]).nullable(),
    indexing: onOrOff.nullable(),
    allowedTypes: z.union([types, z.string()]).nullable(),
    refusedTypes: z.union([types, z.string()]).nullable(),
  })
  .partial()
  .openapi('SettingsChange');

export type SettingsChange = z.infer<typeof SettingsChange>;

function shown<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    default: value,
    isLocked: z.boolean().openapi({ description: 'Whether the environment sets it' }),
    variable: z.string().nullable().openapi({
      description: 'Its environment variable; null: it is changed by this call only',
    }),
  });
}

const bytes = z.number().int();

export const AdminSettings = z
  .object({
    publicUrl: shown(z.string().nullable()),
    registration: shown(Registration),
    emailRequired: shown(z.boolean()),
    requireSecondFactor: shown(SecondFactorRule),
    userQuota: shown(bytes.nullable()),
    maxFileSize: shown(bytes),
    defaultLanguage: shown(Language),
    defaultTheme: shown(Theme),
    name: shown(z.string()),
    accent: shown(z.string().nullable()),
    footerLinks: shown(z.array(FooterLink)),
    imprint: shown(z.string()),
    privacy: shown(z.string()),
    terms: shown(z.string()),
    defaultExpiry: shown(z.string()),
    maxExpiry: shown(z.string().nullable()),
    trashDays: shown(z.number().int()),
    slugScheme: shown(Scheme),
    slugLength: shown(z.number().int()),
    embeds: shown(z.boolean()),
    embedVideoMax: shown(bytes),
    indexing: shown(z.boolean()),
    allowedTypes: shown(z.array(z.string())),
    refusedTypes: shown(z.array(z.string())),
  })
  .openapi('AdminSettings');

export type AdminSettings = z.infer<typeof AdminSettings>;

const SettingsData = envelope(z.object({ settings: AdminSettings }));

export const showAdminSettings = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/settings',
  summary: 'The settings that administrators change in the app',
  tags: ['Administration'],
  responses: jsonResponses(200, 'Every setting', SettingsData),
});

export const changeSettings = {
  ...route('admin', {
    scope: 'admin',
    method: 'put',
    path: '/api/admin/settings',
    summary: 'Change some of the settings, or none where one of them is refused',
    description:
      'Fields that are left out stay; null goes back to the default. In force in every process within 2 seconds. A setting that the environment sets is locked: 409 `setting_locked`.',
    tags: ['Administration'],
    request: { body: jsonBody(SettingsChange) },
    responses: jsonResponses(200, 'Every setting, as it is now', SettingsData),
  }),
  /** Three pages of text, of which each character may be escaped. */
  bodyBytesMax: 1024 ** 2,
};
