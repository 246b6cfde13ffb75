import { z } from '@hono/zod-openapi';

import { shownDays } from './limits.ts';
import { envelope, IdParams, jsonResponses } from './route.ts';

const count = () => z.number().int();
const day = z.iso.date().openapi({ description: 'UTC', example: '2026-11-29' });

const OpenedDay = z
  .object({
    day,
    views: count().openapi({ description: 'Of a short link, its clicks' }),
    downloads: count().openapi({ description: 'Of an album, those of its archive' }),
  })
  .openapi('OpenedDay');

export const OpenedDays = z
  .object({
    days: z.array(OpenedDay).openapi({
      description: `The last ${shownDays} days, the oldest first, today being the last`,
    }),
    lastOpenedAt: z.iso.datetime().nullable().openapi({
      description:
        'The day (UTC) on which it was opened last, at midnight; null: not since the server counts it',
    }),
  })
  .openapi('OpenedDays');

export type OpenedDays = z.infer<typeof OpenedDays>;

export const ReceivedDays = z
  .object({
    days: z.array(z.object({ day, files: count() }).openapi('ReceivedDay')).openapi({
      description: `The last ${shownDays} days, the oldest first, today being the last`,
    }),
    lastReceivedAt: z.iso.datetime().nullable().openapi({
      description: 'When the latest file that still exists arrived',
    }),
  })
  .openapi('ReceivedDays');

export type ReceivedDays = z.infer<typeof ReceivedDays>;

/** What the routes of all subjects share. */
export const openedDaysRoute = {
  method: 'get',
  description: 'Counts appear a few seconds after the requests that they count.',
  request: { params: IdParams },
  responses: jsonResponses(200, 'The counts', envelope(OpenedDays)),
} as const;
