import { z } from '@hono/zod-openapi';

import {
  pageColourPattern,
  pageDescriptionLengthMax,
  pageTitleLengthMax,
  templateVariables,
} from '../text/page-template.ts';

const variables = templateVariables.map((name) => `\`{${name}}\``).join(' ');

/** What an account's files show in previews of their links; null: as every file does. */
export const pageTemplateFields = {
  pageTitle: z
    .string()
    .nullable()
    .openapi({
      description: `Title in previews of links, in which ${variables} stand for the file's; null: its name`,
    }),
  pageDescription: z.string().nullable().openapi({
    description: 'The text below, with the same variables; null: type and size',
  }),
  pageColour: z.string().nullable().openapi({ description: '`#rrggbb`; null: none' }),
};

/** Empty is like null. */
export const pageTemplateChange = {
  pageTitle: z.string().max(pageTitleLengthMax).nullable().optional(),
  pageDescription: z.string().max(pageDescriptionLengthMax).nullable().optional(),
  pageColour: z
    .union([z.string().regex(pageColourPattern), z.literal('')])
    .nullable()
    .optional(),
};
