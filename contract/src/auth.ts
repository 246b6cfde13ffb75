import { z } from '@hono/zod-openapi';

import {
  asPassword,
  Email,
  HeldEmail,
  HeldUsername,
  NewPassword,
  Username,
} from './accounts/account-fields.ts';
import { emailLengthMax } from './limits.ts';
import { answers, Done, envelope, IdParams, jsonBody, optionalJsonBody, route } from './route.ts';
import { Account, User } from './users.ts';

export const Registration = z
  .strictObject({
    username: Username,
    email: Email,
    password: NewPassword,
    setup: z
      .string()
      .optional()
      .openapi({ description: 'From the set-up link; makes the first administrator' }),
    invite: z
      .string()
      .optional()
      .openapi({ description: 'From an invitation; needed where registration is by invitation' }),
  })
  .openapi('Registration');

export const Credentials = z
  .strictObject({
    email: z.string().min(1, 'Email is required').max(emailLengthMax),
    password: asPassword('Password'),
  })
  .openapi('Credentials');

export const register = route('public', {
  method: 'post',
  path: '/api/auth/register',
  summary: 'Ask for an account',
  tags: ['Accounts'],
  request: { body: jsonBody(Registration) },
  responses: answers(201, 'The new account', envelope(z.object({ user: User }))),
});

export const login = route('public', {
  method: 'post',
  path: '/api/auth/login',
  summary: 'Sign in',
  tags: ['Accounts'],
  request: { body: jsonBody(Credentials) },
  responses: answers(
    200,
    'A session token, to be sent as a bearer token',
    envelope(z.object({ user: User })).extend({ token: z.string() }),
  ),
});

export const logout = route('suspended', {
  method: 'post',
  path: '/api/auth/logout',
  summary: 'End this session',
  tags: ['Accounts'],
  responses: answers(200, 'The session has ended', Done),
});

export const me = route('suspended', {
  method: 'get',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  tags: ['Accounts'],
  responses: answers(200, 'The account of this session', envelope(z.object({ user: Account }))),
});

/** The password of the account that calls. */
export const CurrentPassword = asPassword('Current password');

// For scripts, which would otherwise confirm their session first.
const confirming = {
  currentPassword: CurrentPassword.optional().openapi({
    description: 'Makes this one call without a confirmed session',
  }),
};

const ApiToken = z.object({ apiToken: z.string() });

export const showApiToken = route('session', {
  method: 'get',
  path: '/api/auth/token',
  summary: 'The API token for ShareX and scripts',
  tags: ['Accounts'],
  responses: answers(200, 'The API token in force', envelope(ApiToken)),
});

export const rotateApiToken = route('session', {
  method: 'post',
  path: '/api/auth/token',
  summary: 'Replace the API token; the old one stops working at once',
  description: 'Takes a confirmed session, or `currentPassword`.',
  tags: ['Accounts'],
  request: { body: optionalJsonBody(z.strictObject(confirming).openapi('ApiTokenChange')) },
  responses: answers(201, 'The new API token', envelope(ApiToken)),
});

export const Profile = z
  .strictObject({ username: HeldUsername, email: HeldEmail, ...confirming })
  .openapi('Profile');

export const changeProfile = route('session', {
  method: 'put',
  path: '/api/auth/profile',
  summary: 'Change your username and email',
  description:
    'Another email takes a confirmed session, or `currentPassword`. Where the server sends mail, it counts when the link that is mailed to it was opened; the answer says so, and the old address is told.',
  tags: ['Accounts'],
  request: { body: jsonBody(Profile) },
  responses: answers(200, 'The changed account', envelope(z.object({ user: Account }))),
});

const keepApiToken = z.boolean().optional().openapi({
  description: 'True: the API token goes on working, so that upload clients need no new file',
});

export const PasswordChange = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword, keepApiToken })
  .openapi('PasswordChange');

export const changePassword = route('session', {
  method: 'put',
  path: '/api/auth/password',
  summary: 'Change your password; every other session ends, and so does the API token',
  tags: ['Accounts'],
  request: { body: jsonBody(PasswordChange) },
  responses: answers(200, 'It is changed', Done),
});

export const forgotPassword = route('public', {
  method: 'post',
  path: '/api/auth/password/forgot',
  summary: 'Ask for a link by mail to set a new password',
  description: 'The answer is the same whether or not there is an account with this email.',
  tags: ['Accounts'],
  request: { body: jsonBody(z.strictObject({ email: HeldEmail }).openapi('ForgottenPassword')) },
  responses: answers(200, 'A mail is on its way if there is such an account', Done),
});

export const resetPassword = route('public', {
  method: 'post',
  path: '/api/auth/password/reset',
  summary: 'Set a new password with the token of a mailed link; sessions and API token end',
  tags: ['Accounts'],
  request: {
    body: jsonBody(
      z
        .strictObject({ token: z.string().max(200), newPassword: NewPassword, keepApiToken })
        .openapi('PasswordReset'),
    ),
  },
  responses: answers(200, 'It is changed', Done),
});

export const Session = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    address: z.string(),
    userAgent: z.string(),
    isCurrent: z.boolean(),
  })
  .openapi('Session');

export type Session = z.infer<typeof Session>;

export const listSessions = route('session', {
  method: 'get',
  path: '/api/auth/sessions',
  summary: 'Where you are signed in, the latest used first',
  tags: ['Accounts'],
  responses: answers(200, 'Your sessions', envelope(z.object({ sessions: z.array(Session) }))),
});

export const endOtherSessions = route('session', {
  method: 'delete',
  path: '/api/auth/sessions',
  summary: 'Sign out everywhere else',
  tags: ['Accounts'],
  responses: answers(200, 'Every other session has ended', Done),
});

export const endSession = route('session', {
  method: 'delete',
  path: '/api/auth/sessions/{id}',
  summary: 'End one of your sessions',
  tags: ['Accounts'],
  request: { params: IdParams },
  responses: answers(200, 'It has ended', Done),
});
