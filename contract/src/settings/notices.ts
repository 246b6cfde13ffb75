import { z } from '@hono/zod-openapi';

import { envelope, jsonResponses, route } from '../route.ts';

export const UntrustedProxy = z
  .object({
    address: z.string().openapi({ example: '172.18.0.2' }),
    setting: z.string().openapi({
      description: 'The variable to start Perch with, if it is your proxy',
      example: 'TRUSTED_PROXIES=172.18.0.2',
    }),
    seenAt: z.iso.datetime(),
  })
  .openapi('UntrustedProxy');

export type UntrustedProxy = z.infer<typeof UntrustedProxy>;

export const showNotices = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/admin/notices',
  summary:
    'Configuration faults that requests have revealed, and what an update leaves to be decided',
  tags: ['Administration'],
  responses: jsonResponses(
    200,
    'Faults of the last day, and open decisions',
    envelope(
      z.object({
        untrustedProxy: UntrustedProxy.nullable().openapi({
          description:
            'A private or loopback address that sent `X-Forwarded-For` and is not in TRUSTED_PROXIES; null: none',
        }),
        isStripUndecided: z.boolean().openapi({
          description:
            'Whether `stripMetadata` is off because this server was updated, and no administrator has chosen that',
        }),
      }),
    ),
  ),
});
