import { z } from '@hono/zod-openapi';

import { signedInResponses } from '../auth.ts';
import { Done, envelope, failures, IdParams, jsonBody, jsonResponses, route } from '../route.ts';

// Signing in by other providers: OpenID Connect, a proxy in front of this server, a link of the command line.

export const Identity = z
  .object({
    _id: z.string(),
    provider: z.string().openapi({ description: 'Its name on the sign-in page' }),
    name: z.string().openapi({ description: 'Such as its email' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('Identity');

export type Identity = z.infer<typeof Identity>;

const redirects = { 303: { description: 'Where to go next' }, ...failures };

export const startOidc = route('public', {
  method: 'get',
  path: '/api/auth/oidc/start',
  summary: 'Sign in with the OpenID provider: redirects to it',
  tags: ['Accounts'],
  responses: redirects,
});

export const finishOidc = route('public', {
  method: 'get',
  path: '/api/auth/oidc/callback',
  summary: 'Where the OpenID provider redirects the browser',
  description:
    'Redirects to `/login#code=…`, to `/login#error=…`, or, after linking, to the settings.',
  tags: ['Accounts'],
  request: { query: z.looseObject({}) },
  responses: redirects,
});

export const openOidcSession = route('public', {
  method: 'post',
  path: '/api/auth/oidc/session',
  summary: 'Sign in with the code from the redirect: works once, in the same browser',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ code: z.string().max(200) }).openapi('OidcCode')),
  },
  responses: signedInResponses,
});

export const linkOidc = route('session', {
  method: 'post',
  path: '/api/auth/oidc/link',
  summary: 'Link your account with one at the OpenID provider; requires a confirmed session',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'Where to continue', envelope(z.object({ url: z.string() }))),
});

export const openProxySession = route('public', {
  method: 'post',
  path: '/api/auth/proxy/session',
  summary: 'Sign in with the username that the trusted proxy in front of this server sends',
  tags: ['Accounts'],
  responses: signedInResponses,
});

export const openLinkSession = route('public', {
  method: 'post',
  path: '/api/auth/link/session',
  summary: 'Sign in with a one-time link from the command line',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ token: z.string().max(200) }).openapi('SignInLink')),
  },
  responses: signedInResponses,
});

export const listIdentities = route('session', {
  method: 'get',
  path: '/api/auth/identities',
  summary: 'Your accounts at other providers',
  tags: ['Accounts'],
  responses: jsonResponses(
    200,
    'Your identities',
    envelope(z.object({ identities: z.array(Identity) })),
  ),
});

export const removeIdentity = route('session', {
  method: 'delete',
  path: '/api/auth/identities/{id}',
  summary:
    'Unlink an account; requires a confirmed session. The last way to sign in cannot be removed',
  tags: ['Accounts'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The account is unlinked', Done),
});
