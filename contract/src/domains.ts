import { z } from '@hono/zod-openapi';

import { pageSizeDefault, rejectionReasonLengthMax } from './limits.ts';
import { pageQuery, Pagination } from './pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from './route.ts';
import { problem } from './text/field-problems.ts';

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
    isLive: z.boolean().openapi({ description: 'Whether files are served on it right now' }),
    disabledAt: z.iso.datetime().nullable().openapi({
      description:
        'When it was disabled because its records were wrong for 7 days; it is enabled again once they are correct',
    }),
    redirectUrl: z
      .string()
      .openapi({ description: 'Where its front page redirects; empty: no redirect' }),
    brandName: z.string().openapi({ description: 'Name on its public pages; empty: none' }),
    brandAccent: z
      .string()
      .openapi({ description: 'Accent colour of its public pages; empty: the default' }),
    createdAt: z.iso.datetime(),
    user: z.object({ _id: z.string(), username: z.string() }),
    verification: z
      .object({
        record: z.string().openapi({ description: 'Name of the TXT record to create' }),
        value: z.string().openapi({ description: 'Its value' }),
        pointTo: z.array(z.string()).openapi({
          description: 'Addresses and names that its A, AAAA or CNAME records should point to',
        }),
        owned: z.boolean(),
        pointing: z.boolean(),
        https: z.boolean(),
        reasons: z.object({ owned: z.string(), pointing: z.string(), https: z.string() }).openapi({
          description: 'Why each check last failed; empty: it passed, or has not been run',
        }),
        checkedAt: z.iso.datetime().nullable(),
      })
      .openapi({ description: 'The DNS records to create, and the results of the last checks' }),
  })
  .openapi('Domain');

export type Domain = z.infer<typeof Domain>;

export const DomainData = envelope(z.object({ domain: Domain }));
const DomainList = envelope(z.object({ domains: z.array(Domain) }));

export const requestDomain = route('session', {
  method: 'post',
  path: '/api/domains',
  summary: 'Request a domain of your own, or a subdomain of one of the base domains',
  tags: ['Domains'],
  request: {
    body: jsonBody(
      z
        .strictObject({
          domain: z.string().min(1, problem('domainRequired')).max(1000),
          type: DomainType,
        })
        .openapi('DomainRequest'),
    ),
  },
  responses: jsonResponses(201, 'The domain, pending approval', DomainData),
});

export const listMyDomains = route('token', {
  scope: 'account:read',
  method: 'get',
  path: '/api/domains/my',
  summary: 'Your domains, newest first',
  tags: ['Domains'],
  responses: jsonResponses(200, 'All your domains (at most 100)', DomainList),
});

export const listPendingDomains = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/domains/pending',
  summary: 'Pending domains, oldest first',
  tags: ['Administration'],
  request: { query: z.strictObject(pageQuery(100)) },
  responses: jsonResponses(
    200,
    'One page of domains',
    DomainList.extend({ total: z.number().int(), pagination: Pagination }),
  ),
});

export const listAllDomains = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/domains/all',
  summary: 'All domains, newest first',
  tags: ['Administration'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      status: DomainStatus.optional(),
      userId: z.string().optional(),
    }),
  },
  responses: jsonResponses(
    200,
    'One page of domains',
    DomainList.extend({ total: z.number().int(), pagination: Pagination }),
  ),
});

export const approveDomain = route('admin', {
  method: 'put',
  path: '/api/domains/approve/{id}',
  summary: 'Approve a domain',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The approved domain', DomainData),
});

export const rejectDomain = route('admin', {
  method: 'put',
  path: '/api/domains/reject/{id}',
  summary: 'Reject a domain, with a reason for its owner',
  tags: ['Administration'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          reason: z
            .string()
            .trim()
            .max(rejectionReasonLengthMax, problem('reasonTooLong'))
            .default(''),
        })
        .openapi('DomainRejection'),
    ),
  },
  responses: jsonResponses(200, 'The rejected domain', DomainData),
});

export const deleteDomain = route('session', {
  method: 'delete',
  path: '/api/domains/{id}',
  summary: 'Remove one of your domains; administrators, any domain',
  tags: ['Domains'],
  request: { params: IdParams },
  responses: jsonResponses(
    200,
    'The domain is removed; its files have the default link again',
    Done,
  ),
});

export const makeDefaultDomain = route('session', {
  method: 'put',
  path: '/api/domains/{id}/default',
  summary: 'Make one of your approved domains the default for new uploads',
  description: 'If the domain is already the default, the default is removed.',
  tags: ['Domains'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The changed domain', DomainData),
});

export const checkDomain = route('session', {
  method: 'post',
  path: '/api/domains/{id}/check',
  summary: 'Check one of your domains now; administrators, any domain',
  description:
    'At most once every ten seconds. The server also checks each domain at least once a day.',
  tags: ['Domains'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The domain with the results', DomainData),
});

export const setDomainRedirect = route('session', {
  method: 'put',
  path: '/api/domains/{id}/redirect',
  summary: 'Set where the front page of one of your domains redirects',
  tags: ['Domains'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          url: z
            .string()
            .max(2000)
            .openapi({ description: 'An http or https URL; empty: no redirect' }),
        })
        .openapi('DomainRedirect'),
    ),
  },
  responses: jsonResponses(200, 'The changed domain', DomainData),
});

export const moveDomainFiles = route('session', {
  method: 'post',
  path: '/api/domains/{id}/move',
  summary: 'Move the links of all files on one of your domains to another',
  description: 'The earlier links keep working as long as the first domain does.',
  tags: ['Domains'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          to: z.string().max(1000).openapi({
            description: 'Another of your approved domains; empty: the default link',
          }),
        })
        .openapi('DomainMove'),
    ),
  },
  responses: jsonResponses(
    200,
    'How many files were moved',
    envelope(z.object({ moved: z.number().int() })),
  ),
});

export const askCertificate = route('public', {
  method: 'get',
  path: '/api/tls/ask',
  summary:
    'Whether a certificate may be issued for a name; only for this machine or a trusted proxy',
  description: 'For on-demand TLS, such as Caddy’s. Other names are refused with 403.',
  tags: ['Service'],
  request: { query: z.object({ domain: z.string().default('') }) },
  responses: jsonResponses(200, 'A certificate may be issued', Done),
});
