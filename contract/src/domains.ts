import { z } from '@hono/zod-openapi';

import { pageSizeDefault } from './limits.ts';
import { pageQuery, Pagination } from './lists.ts';
import { answers, Done, envelope, IdParams, jsonBody, route } from './route.ts';

export const DomainType = z.enum(['subdomain', 'domain']).openapi('DomainType');
export type DomainType = z.infer<typeof DomainType>;

export const DomainStatus = z.enum(['pending', 'approved', 'rejected']).openapi('DomainStatus');
export type DomainStatus = z.infer<typeof DomainStatus>;

export const Domain = z
  .object({
    _id: z.string(),
    domain: z.string(),
    type: DomainType,
    status: DomainStatus,
    reason: z.string().openapi({ description: 'Why it was rejected; empty otherwise' }),
    isDefault: z.boolean(),
    createdAt: z.iso.datetime(),
    user: z.object({ _id: z.string(), username: z.string() }),
    verification: z
      .object({
        record: z.string().openapi({ description: 'Name of the TXT record to make' }),
        value: z.string().openapi({ description: 'Its text' }),
        owned: z.boolean(),
        pointing: z.boolean(),
        https: z.boolean(),
        checkedAt: z.iso.datetime().nullable(),
      })
      .openapi({ description: 'What is measured, beside what the administrator decides' }),
  })
  .openapi('Domain');

export type Domain = z.infer<typeof Domain>;

const DomainData = envelope(z.object({ domain: Domain }));
const DomainList = envelope(z.object({ domains: z.array(Domain) }));

export const requestDomain = route('session', {
  method: 'post',
  path: '/api/domains',
  summary: 'Ask for a domain of your own, or a name under one of the base domains',
  tags: ['Domains'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          domain: z.string().min(1, 'Domain is required').max(1000),
          type: DomainType,
        })
        .openapi('DomainRequest'),
    ),
  },
  responses: answers(201, 'The domain, waiting for approval', DomainData),
});

export const listMyDomains = route('token', {
  method: 'get',
  path: '/api/domains/my',
  summary: 'Your domains, newest first',
  tags: ['Domains'],
  responses: answers(200, 'All of them (at most 100)', DomainList),
});

export const listPendingDomains = route('admin', {
  method: 'get',
  path: '/api/domains/pending',
  summary: 'Domains that wait for approval, oldest first',
  tags: ['Administration'],
  request: { query: z.strictObject(pageQuery(100)) },
  responses: answers(
    200,
    'One page of domains',
    DomainList.extend({ total: z.number().int(), pagination: Pagination }),
  ),
});

export const listAllDomains = route('admin', {
  method: 'get',
  path: '/api/domains/all',
  summary: "Everybody's domains, newest first",
  tags: ['Administration'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      status: DomainStatus.optional(),
      userId: z.string().optional(),
    }),
  },
  responses: answers(
    200,
    'One page of domains',
    DomainList.extend({ total: z.number().int(), pagination: Pagination }),
  ),
});

export const approveDomain = route('admin', {
  method: 'put',
  path: '/api/domains/approve/{id}',
  summary: 'Allow a domain',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: answers(200, 'The approved domain', DomainData),
});

export const rejectDomain = route('admin', {
  method: 'put',
  path: '/api/domains/reject/{id}',
  summary: 'Turn a domain down, with a reason for its owner',
  tags: ['Administration'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          reason: z
            .string()
            .trim()
            .max(500, 'The reason may be up to 500 characters long')
            .default(''),
        })
        .openapi('DomainRejection'),
    ),
  },
  responses: answers(200, 'The rejected domain', DomainData),
});

export const deleteDomain = route('session', {
  method: 'delete',
  path: '/api/domains/{id}',
  summary: 'Give up one of your domains, for administrators any',
  tags: ['Domains'],
  request: { params: IdParams },
  responses: answers(200, 'It is removed; its files have the default link again', Done),
});

export const makeDefaultDomain = route('session', {
  method: 'put',
  path: '/api/domains/{id}/default',
  summary: 'Use one of your approved domains for new uploads that name none',
  description: 'Calling it for the domain that is the default already makes none the default.',
  tags: ['Domains'],
  request: { params: IdParams },
  responses: answers(200, 'The changed domain', DomainData),
});
