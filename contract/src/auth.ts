import { z } from '@hono/zod-openapi';

import {
  ExistingEmail,
  ExistingUsername,
  NewPassword,
  OptionalEmail,
  OptionalExistingEmail,
  Password,
  passwordField,
  Username,
} from './accounts/account-fields.ts';
import { emailLengthMax } from './limits.ts';
import { Done, envelope, IdParams, jsonBody, jsonResponses, route } from './route.ts';
import { problem } from './text/field-problems.ts';
import { Account, User } from './users.ts';

export const Registration = z
  .strictObject({
    username: Username,
    email: OptionalEmail.openapi({
      minLength: 0,
      description: 'May be missing or empty if `emailRequired` of `GET /api/config` is false',
    }),
    password: NewPassword,
    setup: z
      .string()
      .optional()
      .openapi({ description: 'Token of the setup link, which creates the first administrator' }),
    invite: z.string().optional().openapi({
      description: 'Token of an invitation; required when registration is by invitation',
    }),
    acceptTerms: z.boolean().optional().openapi({
      description: 'Must be true if there are terms of use: else 400 `terms_not_accepted`',
    }),
  })
  .openapi('Registration');

/** The email or the username of an account. */
const signInName = z.string().min(1, problem('emailRequired')).max(emailLengthMax);

export const Credentials = z
  .strictObject({
    email: signInName.optional(),
    login: signInName.optional().openapi({ description: 'Alias of `email`' }),
    password: Password,
  })
  .refine(({ email, login: name }) => (email === undefined) !== (name === undefined), {
    error: problem('emailRequired'),
    path: ['email'],
  })
  .openapi('Credentials');

const SignedIn = envelope(z.object({ user: User })).extend({ token: z.string() });

/** The success of every call that begins a session. */
export const signedInResponses = jsonResponses(
  200,
  'A session token, to send as a bearer token',
  SignedIn,
);

export const register = route('public', {
  method: 'post',
  path: '/api/auth/register',
  summary: 'Register an account',
  tags: ['Accounts'],
  request: { body: jsonBody(Registration) },
  responses: jsonResponses(201, 'The new account', envelope(z.object({ user: User }))),
});

export const login = route('public', {
  method: 'post',
  path: '/api/auth/login',
  summary: 'Sign in with email or username, and password',
  description:
    'If the account has a second factor: 401 `second_factor_required` with the `challenge` for `POST /api/auth/login/second`.',
  tags: ['Accounts'],
  request: { body: jsonBody(Credentials) },
  responses: signedInResponses,
});

export const logout = route('pending', {
  openBefore: ['terms', 'second-factor'],
  method: 'post',
  path: '/api/auth/logout',
  summary: 'End this session',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'The session has ended', Done),
});

export const me = route('pending', {
  openBefore: ['terms', 'second-factor'],
  scope: 'account:read',
  method: 'get',
  path: '/api/auth/me',
  summary: 'The signed-in account',
  tags: ['Accounts'],
  responses: jsonResponses(
    200,
    'The account of this session',
    envelope(z.object({ user: Account })),
  ),
});

/** The password of the calling account. */
export const CurrentPassword = passwordField(
  problem('currentPasswordRequired'),
  problem('currentPasswordTooLong'),
);

// So that a script need not confirm its session first.
const passwordConfirmation = {
  currentPassword: CurrentPassword.optional().openapi({
    description: 'Confirms this call if the session is not confirmed',
  }),
};

export const Profile = z
  .strictObject({
    username: ExistingUsername,
    email: OptionalExistingEmail.openapi({
      minLength: 0,
      description: 'May be missing or empty if the account has none',
    }),
    ...passwordConfirmation,
  })
  .openapi('Profile');

export const changeProfile = route('session', {
  method: 'put',
  path: '/api/auth/profile',
  summary: 'Change your username and email',
  description:
    'A new email requires a confirmed session, or `currentPassword`. If the server sends email, the change takes ' +
    'effect only when the link sent to the new address is opened; the response says so, and the old address is ' +
    'notified.',
  tags: ['Accounts'],
  request: { body: jsonBody(Profile) },
  responses: jsonResponses(200, 'The changed account', envelope(z.object({ user: Account }))),
});

const keepApiToken = z.boolean().optional().openapi({
  description: 'True: the API token stays valid, so that upload clients need no new file',
});

export const PasswordChange = z
  .strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword, keepApiToken })
  .openapi('PasswordChange');

export const changePassword = route('session', {
  method: 'put',
  path: '/api/auth/password',
  summary: 'Change your password; every other session ends, and so does the API token',
  description: 'If the account has a second factor, the session must also be confirmed.',
  tags: ['Accounts'],
  request: { body: jsonBody(PasswordChange) },
  responses: jsonResponses(200, 'The password is changed', Done),
});

export const forgotPassword = route('public', {
  method: 'post',
  path: '/api/auth/password/forgot',
  summary: 'Request an email with a link to set a new password',
  description: 'The response is the same for an unknown email.',
  tags: ['Accounts'],
  request: {
    body: jsonBody(z.strictObject({ email: ExistingEmail }).openapi('ForgottenPassword')),
  },
  responses: jsonResponses(200, 'An email is sent if the account exists', Done),
});

export const resetPassword = route('public', {
  method: 'post',
  path: '/api/auth/password/reset',
  summary: 'Set a new password with the token from that email; sessions and API token end',
  tags: ['Accounts'],
  request: {
    body: jsonBody(
      z
        .strictObject({ token: z.string().max(200), newPassword: NewPassword, keepApiToken })
        .openapi('PasswordReset'),
    ),
  },
  responses: jsonResponses(200, 'The password is changed', Done),
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
  summary: 'Your sessions, most recently used first',
  tags: ['Accounts'],
  responses: jsonResponses(
    200,
    'Your sessions',
    envelope(z.object({ sessions: z.array(Session) })),
  ),
});

export const endOtherSessions = route('session', {
  method: 'delete',
  path: '/api/auth/sessions',
  summary: 'Sign out everywhere else',
  tags: ['Accounts'],
  responses: jsonResponses(200, 'All other sessions have ended', Done),
});

export const endSession = route('session', {
  method: 'delete',
  path: '/api/auth/sessions/{id}',
  summary: 'End one of your sessions',
  tags: ['Accounts'],
  request: { params: IdParams },
  responses: jsonResponses(200, 'The session has ended', Done),
});
