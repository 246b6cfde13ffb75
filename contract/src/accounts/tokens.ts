import { z } from '@hono/zod-openapi';

import { CurrentPassword } from '../auth.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from '../route.ts';
import { profileNameLengthMax } from '../uploads/limits.ts';
import {
  addressRangesMax,
  tokenNameLengthMax,
  tokenRequestsMax,
  tokenScopes,
  tokensMax,
} from './limits.ts';

export const Token = z
  .object({
    _id: z.string(),
    name: z.string().openapi({ example: 'Screenshots' }),
    scopes: z.array(z.enum(tokenScopes)).openapi({ example: ['upload'] }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().openapi({ description: 'Accurate to the minute' }),
    lastUsedAddress: z.string().openapi({
      description: 'The network of its last use, an IPv4 /24 or IPv6 /48; empty if never used',
      example: '203.0.113.0/24',
    }),
    cidrs: z.array(z.string()).openapi({ example: ['203.0.113.0/24'] }),
    profile: z.object({ _id: z.string(), name: z.string() }).nullable(),
    profileLocked: z.boolean(),
    bytesPerDay: z.number().int().nullable(),
    bytesToday: z.number().int(),
  })
  .openapi('Token');

export type Token = z.infer<typeof Token>;

const scopes = z
  .array(z.enum(tokenScopes))
  .min(1)
  .max(tokenScopes.length)
  .refine((named) => new Set(named).size === named.length);

// Of a token that is changed, each of them; a new one has the defaults of `NewToken`.
const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(tokenNameLengthMax)
    .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name))
    .openapi({ example: 'Screenshots' }),
  scopes: scopes.openapi({
    description: 'What it may be used for; no scope includes another',
    example: ['upload'],
  }),
  expires: z.string().max(64).nullable().openapi({
    description: 'When it expires: `30d`, an ISO 8601 time with an offset, or `never`',
    example: '90d',
  }),
  cidrs: z
    .array(z.string().max(64))
    .max(addressRangesMax)
    .openapi({
      description: 'IP addresses and ranges from which it works; empty: any',
      example: ['203.0.113.0/24'],
    }),
  profile: z.string().max(profileNameLengthMax).nullable().openapi({
    description: 'Id or name of the profile for its uploads',
    example: null,
  }),
  profileLocked: z.boolean().openapi({
    description: 'Whether its uploads cannot use another profile',
    example: false,
  }),
  bytesPerDay: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable().openapi({
    description: 'Bytes that it may upload each day (UTC)',
    example: 1_000_000_000,
  }),
};

const confirmation = {
  currentPassword: CurrentPassword.optional().openapi({
    description: 'Confirms this call if the session is not confirmed',
  }),
};

export const NewToken = z
  .strictObject({
    ...fields,
    scopes: fields.scopes.default(['upload']),
    expires: fields.expires.default(null),
    cidrs: fields.cidrs.default([]),
    profile: fields.profile.default(null),
    profileLocked: fields.profileLocked.default(false),
    bytesPerDay: fields.bytesPerDay.default(null),
    ...confirmation,
  })
  .openapi('NewToken');

export type NewToken = z.infer<typeof NewToken>;

export const TokenChange = z
  .strictObject({ ...z.object(fields).partial().shape, ...confirmation })
  .openapi('TokenChange');

export type TokenChange = z.infer<typeof TokenChange>;

export const createToken = route('session', {
  method: 'post',
  path: '/api/tokens',
  summary: 'Create a token; its secret is returned only once',
  description:
    `Requires a confirmed session, or \`currentPassword\`. An account may have ${tokensMax} tokens: 409 \`token_limit\`. ` +
    'A call outside its scopes answers 403 `insufficient_scope`. ' +
    `A token has ${tokenRequestsMax} requests a minute at each process of the server, beyond them and beyond ` +
    `\`bytesPerDay\` 429 with \`Retry-After\`; ` +
    '`HEAD` and `PATCH` of resumable uploads do not count.',
  tags: ['Tokens'],
  request: { body: jsonBody(NewToken) },
  responses: jsonResponses(
    201,
    'The token, and what clients send',
    envelope(z.object({ token: Token, secret: z.string() })),
  ),
});

export const listTokens = route('session', {
  method: 'get',
  path: '/api/tokens',
  summary: 'Your tokens, newest first, and whether the default token works',
  tags: ['Tokens'],
  responses: jsonResponses(
    200,
    'Your tokens, without their secrets',
    envelope(
      z.object({ tokens: z.array(Token), defaultToken: z.object({ isEnabled: z.boolean() }) }),
    ),
  ),
});

export const changeToken = route('session', {
  method: 'patch',
  path: '/api/tokens/{id}',
  summary: 'Change one of your tokens; its secret does not change',
  description:
    'Requires a confirmed session, or `currentPassword`. Fields that are left out do not change.',
  tags: ['Tokens'],
  request: { params: IdParams, body: jsonBody(TokenChange) },
  responses: jsonResponses(200, 'The changed token', envelope(z.object({ token: Token }))),
});

export const revokeToken = route('session', {
  method: 'delete',
  path: '/api/tokens/{id}',
  summary: 'Revoke one of your tokens',
  tags: ['Tokens'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The token is revoked', Done),
});
