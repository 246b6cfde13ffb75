import { z } from '@hono/zod-openapi';

import { preferenceFields } from './accounts/preferences.ts';
import { pageSizeDefault, pendingPageSizeDefault, resetReasonLengthMax } from './limits.ts';
import { pageQuery, Pagination, Search, sortQuery } from './pagination.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from './route.ts';
import { problem } from './text/field-problems.ts';

export const Role = z.enum(['user', 'admin']).openapi('Role');
export type Role = z.infer<typeof Role>;

export const AccountStatus = z.enum(['pending', 'approved', 'rejected']).openapi('AccountStatus');
export type AccountStatus = z.infer<typeof AccountStatus>;

export const User = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string().openapi({ description: 'Empty if the account has none' }),
    role: Role,
    isAdmin: z.boolean(),
    status: AccountStatus,
    createdAt: z.iso.datetime(),
    uploadCount: z.number().int().openapi({ description: 'All uploads, also those in the trash' }),
    storage: z.number().int().openapi({ description: 'Bytes of all uploads' }),
    quota: z.number().int().nullable().openapi({
      description: 'Maximum bytes of all uploads; null: no limit',
    }),
    keepLinks: z.boolean().openapi({
      description: 'Whether its links keep working while it is suspended',
    }),
  })
  .openapi('User');

export type User = z.infer<typeof User>;

/** The caller's own account, with fields that other accounts do not see. */
export const Account = User.extend({
  pendingEmail: z.string().nullable().openapi({
    description: 'A new email that is not confirmed yet, or null',
  }),
  ...preferenceFields,
  termsVersion: z.number().int().nullable().openapi({
    description: 'The version of the terms of use that it has accepted; null: none',
  }),
  termsRequired: z.number().int().nullable().openapi({
    description: 'The version of the terms of use that it must accept to continue; null: none',
  }),
  needsSecondFactor: z.boolean().openapi({
    description:
      'Whether its sessions must set up a second factor first: other calls answer 403 `second_factor_needed`',
  }),
}).openapi('Account');

export type Account = z.infer<typeof Account>;

/** An account with what administrators alone see of it. */
export const UserRecord = User.extend({
  trashedCount: z
    .number()
    .int()
    .openapi({ description: 'How many of its uploads are in the trash' }),
  factors: z
    .object({
      totp: z.boolean().openapi({ description: 'Whether an authenticator app is set up' }),
      passkeys: z.number().int(),
    })
    .openapi({ description: 'Its second factors' }),
}).openapi('UserRecord');

export type UserRecord = z.infer<typeof UserRecord>;

const UserData = envelope(z.object({ user: User }));

const UserPage = envelope(z.object({ users: z.array(UserRecord) })).extend({
  total: z.number().int(),
  pagination: Pagination,
});

export const listPendingUsers = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/auth/pending',
  summary: 'Pending accounts, oldest first',
  tags: ['Administration'],
  request: { query: z.strictObject(pageQuery(pendingPageSizeDefault)) },
  responses: jsonResponses(200, 'One page of accounts', UserPage),
});

export const approveUser = route('admin', {
  method: 'put',
  path: '/api/auth/approve/{id}',
  summary: 'Approve an account',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The approved account', UserData),
});

export const rejectUser = route('admin', {
  method: 'put',
  path: '/api/auth/reject/{id}',
  summary: 'Reject an account; its email cannot register again',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The rejected account', UserData),
});

export const userSorts = ['createdAt', 'username', 'uploadCount', 'storage'] as const;

export const listUsers = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/auth/users',
  summary: 'All accounts',
  tags: ['Administration'],
  request: {
    query: z.strictObject({
      ...pageQuery(pageSizeDefault),
      status: AccountStatus.optional(),
      role: Role.optional(),
      search: Search.optional(),
      ...sortQuery(userSorts),
    }),
  },
  responses: jsonResponses(200, 'One page of accounts', UserPage),
});

export const getUser = route('admin', {
  scope: 'admin',
  method: 'get',
  path: '/api/auth/users/{id}',
  summary: 'One account',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The account', envelope(z.object({ user: UserRecord }))),
});

export const UserChange = z
  .strictObject({
    role: Role.optional(),
    status: AccountStatus.optional(),
    quota: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().optional(),
    keepLinks: z.boolean().optional(),
  })
  .openapi('UserChange');

export const changeUser = route('admin', {
  method: 'put',
  path: '/api/auth/users/{id}',
  summary: 'Change an account: its role, status and quota in bytes',
  description:
    '`status: pending` suspends an account: its links stop, unless `keepLinks` is true. A `quota` of null restores the default.',
  tags: ['Administration'],
  request: { params: IdParams, body: jsonBody(UserChange) },
  responses: jsonResponses(200, 'The changed account', UserData),
});

export const resetSecondFactors = route('admin', {
  method: 'post',
  path: '/api/auth/users/{id}/second-factors/reset',
  summary: 'Remove an account’s second factors; requires a confirmed session',
  description:
    'For an owner who has lost them: the authenticator app, recovery codes and passkeys are removed, and all ' +
    'sessions of the account end. The owner gets an email with the reason. If passkeys are the only way to sign ' +
    'in, nothing is removed: 409 `last_sign_in_method`. Your own: 409 `own_account`.',
  tags: ['Administration'],
  request: {
    params: IdParams,
    body: jsonBody(
      z
        .strictObject({
          reason: z
            .string()
            .trim()
            .min(1, problem('reasonRequired'))
            .max(resetReasonLengthMax, problem('reasonTooLong')),
        })
        .openapi('SecondFactorReset'),
    ),
  },
  responses: jsonResponses(200, 'The account has no second factor', Done),
});

export const deleteUser = route('admin', {
  method: 'delete',
  path: '/api/auth/users/{id}',
  summary: 'Delete an account with its sessions, tokens, domains and files',
  description:
    'With `blockEmail`, its name and email stay listed as a rejected account, so that nobody can register with them ' +
    'again; to delete that account lifts the block. 400 `invalid_request` for an account without an email. ' +
    'Your own: 409 `own_account`.',
  tags: ['Administration'],
  request: {
    params: IdParams,
    query: z.strictObject({
      blockEmail: z
        .literal('true')
        .optional()
        .openapi({ description: '`true`: its email cannot register again' }),
    }),
  },
  responses: jsonResponses(200, 'The account is deleted', Done),
});

export const deleteFilesOfUser = route('admin', {
  method: 'delete',
  path: '/api/auth/users/{id}/uploads',
  summary: 'Suspend an account and delete all of its files, those in the trash as well',
  description:
    'The account keeps its domains, albums and short links, which stop, and can be approved again. Your own: 409 `own_account`.',
  tags: ['Administration'],
  request: { params: IdParams },
  responses: jsonResponses(
    200,
    'The files are deleted',
    Done.extend({ data: z.object({ deleted: z.number().int() }) }),
  ),
});
