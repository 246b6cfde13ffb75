import { z } from '@hono/zod-openapi';

import { footerLabelLengthMax, footerUrlLengthMax } from './limits.ts';

export const FooterLink = z
  .strictObject({
    label: z.string().openapi({ description: `1 to ${footerLabelLengthMax} characters` }),
    url: z.string().openapi({
      description: `An http, https or mailto URL of up to ${footerUrlLengthMax} characters`,
      example: 'https://status.example.com/',
    }),
  })
  .openapi('FooterLink');

export type FooterLink = z.infer<typeof FooterLink>;
