import { z } from '@hono/zod-openapi';

import { DomainData } from '../domains.ts';
import { IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { brandNameLengthMax } from './limits.ts';

export const setDomainBrand = route('session', {
  method: 'put',
  path: '/api/domains/{id}/brand',
  summary: 'Set the name and the accent colour of the public pages of one of your domains',
  description:
    'Without either of them, its pages are unbranded. A colour is refused when it has no readable shade for both themes.',
  tags: ['Domains'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          name: z
            .string()
            .max(1000)
            .openapi({
              description: `Up to ${brandNameLengthMax} characters; empty: none`,
            }),
          accent: z.string().max(100).openapi({
            description: '`#rrggbb`; empty: a neutral one',
            example: '#45b9e4',
          }),
        })
        .openapi('DomainBrand'),
    ),
  },
  responses: jsonResponses(200, 'The changed domain', DomainData),
});
