import { z } from '@hono/zod-openapi';

import { themes } from './appearance/themes.ts';
import { envelope, failures, jsonResponses, route } from './route.ts';
import { FooterLink } from './settings/footer-link.ts';
import { legalPages, registrationModes } from './settings/limits.ts';
import { locales } from './text/locales.ts';
import { stripModes } from './uploads/limits.ts';

export const PublicSettings = z
  .object({
    maxFileBytes: z.number().int(),
    publicUrl: z.string(),
    registration: z.enum(registrationModes),
    emailRequired: z.boolean().openapi({
      description: 'Whether a registration needs an email',
    }),
    baseDomains: z.array(z.string()),
    hasMail: z.boolean().openapi({ description: 'Whether this server sends email' }),
    userQuota: z.number().int().nullable().openapi({ description: 'Bytes; null: no limit' }),
    isSetUp: z.boolean().openapi({ description: 'Whether there is an administrator' }),
    setupCommand: z.string().nullable().openapi({
      description:
        'The command that prints the setup link on the server; null: there is an administrator, or passwords are off',
      example: 'docker exec perch perch setup-link',
    }),
    version: z.string(),
    defaultLanguage: z.enum(locales),
    defaultTheme: z.enum(themes),
    name: z.string().openapi({ description: 'The name of this installation' }),
    accent: z.string().nullable().openapi({
      description:
        'The brand’s colour as #rrggbb, from which both themes’ accents are derived; null: none',
    }),
    footerLinks: z.array(FooterLink),
    legalPages: z.array(z.enum(legalPages)).openapi({ description: 'The legal pages that exist' }),
    termsVersion: z.number().int().nullable().openapi({
      description:
        'The version of the terms of use, which grows with each change; null: there are none',
    }),
    defaultExpiry: z.string().openapi({
      description: 'Default expiry of links, such as `7d`, or `never`',
    }),
    maxExpiry: z.string().nullable().openapi({
      description: 'Maximum expiry of links, such as `90d`; null: none',
    }),
    stripMetadata: z.enum(stripModes).openapi({
      description:
        'What pictures and videos lose before they are stored, if neither the upload nor the account specifies it',
    }),
    trashDays: z.number().int().openapi({
      description: 'How long deleted files can be restored; 0: not at all',
    }),
    signIn: z
      .object({
        password: z.boolean().openapi({ description: 'Whether passwords can be used to sign in' }),
        oidc: z.string().nullable().openapi({
          description: 'The label of the OpenID provider’s button; null: there is none',
        }),
        proxy: z.boolean().openapi({
          description: 'Whether a proxy in front of this server may sign users in',
        }),
      })
      .openapi({ description: 'The ways to sign in' }),
    hasLogo: z.boolean(),
    logoUrl: z.string().nullable().openapi({
      description: 'The path of the logo, a different one for each image; null: there is none',
    }),
  })
  .openapi('PublicSettings');

export type PublicSettings = z.infer<typeof PublicSettings>;

export const showSettings = route('public', {
  method: 'get',
  path: '/api/config',
  summary: 'The public settings of this server',
  tags: ['Service'],
  responses: jsonResponses(200, 'Public settings', envelope(PublicSettings)),
});

const Health = z.object({ status: z.string() });

export const healthz = route('public', {
  method: 'get',
  path: '/healthz',
  summary: 'Whether the process is alive',
  tags: ['Service'],
  responses: jsonResponses(200, 'The process is alive', Health),
});

export const readyz = route('public', {
  method: 'get',
  path: '/readyz',
  summary: 'Whether the database and the storage respond',
  tags: ['Service'],
  responses: jsonResponses(200, 'Both respond', Health),
});

export const metrics = route('public', {
  method: 'get',
  path: '/metrics',
  summary: 'Metrics for Prometheus; with METRICS_TOKEN, or without one from this machine',
  tags: ['Service'],
  responses: {
    200: { description: 'Prometheus text', content: { 'text/plain': { schema: z.string() } } },
    ...failures,
  },
});

export const showOpenApi = route('public', {
  method: 'get',
  path: '/api/openapi.json',
  summary: 'The API as an OpenAPI document',
  tags: ['Service'],
  responses: {
    200: {
      description: 'An OpenAPI 3.1 document',
      content: { 'application/json; charset=utf-8': { schema: z.object({}).loose() } },
    },
    ...failures,
  },
});

export const showDocs = route('public', {
  method: 'get',
  path: '/api/docs',
  summary: 'The API reference',
  tags: ['Service'],
  responses: {
    200: { description: 'This page', content: { 'text/html': { schema: z.string() } } },
    ...failures,
  },
});
