import { z } from '@hono/zod-openapi';

import { themes } from '../appearance/themes.ts';
import { envelope, jsonBody, jsonResponses, route } from '../route.ts';
import { componentPages } from '../settings/limits.ts';
import { locales } from '../text/locales.ts';
import {
  pageColourPattern,
  pageDescriptionLengthMax,
  pageTitleLengthMax,
  templateVariables,
} from '../text/page-template.ts';
import { UploadDefaults } from '../uploads/option-schemas.ts';

export const PreferredTheme = z.enum(themes).nullable().openapi({
  description: 'null: that of each device, else the server’s default',
});

export const preferenceFields = {
  language: z.string().nullable().openapi({
    description: 'null: that of the browser, else the server’s default',
  }),
  theme: PreferredTheme,
};

const variables = templateVariables.map((name) => `\`{${name}}\``).join(' ');

/** What an account's files show in previews of their links; null: as every file does. */
const pageTemplateFields = {
  pageTitle: z
    .string()
    .nullable()
    .openapi({
      description: `Title in previews of links, where ${variables} are replaced by those of the file; null: the file name`,
    }),
  pageDescription: z.string().nullable().openapi({
    description: 'The text below, with the same variables; null: type and size',
  }),
  pageColour: z.string().nullable().openapi({ description: '`#rrggbb`; null: none' }),
  pageAuthor: z.boolean().openapi({
    description: 'Whether previews of links to your files name your account',
  }),
  pageComponents: z.enum(componentPages).nullable().openapi({
    description: 'Where Discord shows a gallery with buttons; null: the server’s default',
  }),
};

/** Empty is like null. */
const pageTemplateChange = {
  pageTitle: z.string().max(pageTitleLengthMax).nullable().optional(),
  pageDescription: z.string().max(pageDescriptionLengthMax).nullable().optional(),
  pageColour: z
    .union([z.string().regex(pageColourPattern), z.literal('')])
    .nullable()
    .optional(),
  pageAuthor: z.boolean().optional(),
  pageComponents: z.enum(componentPages).nullable().optional(),
};

export const Preferences = z
  .object({
    ...preferenceFields,
    ...pageTemplateFields,
    defaults: UploadDefaults.openapi({
      description: 'Options for new uploads that a request does not set',
    }),
    mailsExpiry: z.boolean().openapi({
      description: 'Whether you get an email a day before files expire, at most one a day',
    }),
    gallery: z.boolean().openapi({
      description: 'Whether `/@username` shows your public albums',
    }),
  })
  .openapi('Preferences');

export type Preferences = z.infer<typeof Preferences>;

export const PreferencesChange = z
  .strictObject({
    language: z.enum(locales).nullable().optional(),
    theme: PreferredTheme.optional(),
    defaults: UploadDefaults.nullable().optional(),
    mailsExpiry: z.boolean().optional(),
    gallery: z.boolean().optional(),
    ...pageTemplateChange,
  })
  .openapi('PreferencesChange');

export type PreferencesChange = z.infer<typeof PreferencesChange>;

// The pages that tell an account to wait, or to accept the terms, have to be readable.
const description = 'Also for an account that waits for approval or has terms to accept.';

export const showPreferences = route('pending', {
  openBefore: ['terms', 'second-factor'],
  scope: 'account:read',
  method: 'get',
  path: '/api/auth/preferences',
  summary: 'Your language, theme and options for new uploads',
  description,
  tags: ['Accounts'],
  responses: jsonResponses(200, 'Your preferences', envelope(Preferences)),
});

export const changePreferences = route('pending', {
  openBefore: ['terms', 'second-factor'],
  method: 'put',
  path: '/api/auth/preferences',
  summary: 'Change your preferences; fields that are left out do not change',
  description,
  tags: ['Accounts'],
  request: { body: jsonBody(PreferencesChange) },
  responses: jsonResponses(200, 'Your preferences', envelope(Preferences)),
});
