import { z } from '@hono/zod-openapi';

import {
  emailLengthMax,
  passwordLengthMax,
  passwordLengthMin,
  passwordTextMax,
  usernameLengthMax,
} from '../limits.ts';
import { type FieldProblem, problem } from '../text/field-problems.ts';
import { hasInvisibleCharacters, mixesScripts, passwordLength } from './account-text.ts';
import { hasAsciiDomain, withAsciiDomain } from './email-domain.ts';

/** A password to verify. It may be shorter than a new one: earlier versions counted bytes. */
export const passwordField = (required: FieldProblem, tooLong: FieldProblem) =>
  z
    .string()
    .min(1, required)
    // Before the normalisation, as for names.
    .max(passwordTextMax, { error: tooLong, abort: true })
    .refine((password) => passwordLength(password) <= passwordLengthMax, { error: tooLong });

export const Password = passwordField(problem('passwordRequired'), problem('passwordTooLong'));

/** A new password; its bounds count characters. */
export const NewPassword = Password.refine(
  (password) => passwordLength(password) >= passwordLengthMin,
  { error: problem('passwordTooShort') },
);

// Syntax of mail headers: lists, groups, display names, comments, encoded words (RFC 5322, RFC 2047).
const mailSyntax = /[<>()[\]:;,\\"]|=\?/;

// Limits the length before normalisation, whose time is quadratic in the number of combining marks in a
// row: with 64 KB of them one client could block all other requests for seconds.
const normalizable = (error: FieldProblem) => z.string().max(1000, { error, abort: true }).trim();

// Refused by every version; existing names may break the rules that came later.
const controls = /[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
const invisibleInUsername = problem('usernameInvisible');
const invalidEmail = problem('emailInvalid');

/** A username that an account may already have; a new one has to satisfy `Username`. */
export const ExistingUsername = normalizable(problem('usernameTooLong'))
  .normalize('NFC')
  .min(1, problem('usernameRequired'))
  .max(usernameLengthMax, problem('usernameTooLong'))
  .refine((name) => !controls.test(name), { error: invisibleInUsername });

export const Username = ExistingUsername.refine((name) => !hasInvisibleCharacters(name), {
  error: invisibleInUsername,
}).refine((name) => !mixesScripts(name), {
  error: problem('usernameMixed'),
});

/** An email that an account may already have; a new one has to satisfy `Email`. */
export const ExistingEmail = normalizable(problem('emailTooLong'))
  .normalize('NFC')
  .min(1, problem('emailRequired'))
  // Before the conversion of the domain, which drops some invisible characters.
  .refine((email) => !hasInvisibleCharacters(email.slice(email.lastIndexOf('@') + 1)), {
    error: invalidEmail,
    abort: true,
  })
  .overwrite(withAsciiDomain)
  .max(emailLengthMax, problem('emailTooLong'))
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: invalidEmail }))
  .refine((email) => hasAsciiDomain(email) && !mailSyntax.test(email) && !controls.test(email), {
    error: invalidEmail,
  });

export const Email = ExistingEmail.refine((email) => !hasInvisibleCharacters(email), {
  error: invalidEmail,
}).refine((email) => !mixesScripts(email.slice(0, email.lastIndexOf('@'))), {
  error: problem('emailMixed'),
});

const unlessBlank = (text?: string) =>
  typeof text === 'string' && text.trim() === '' ? undefined : text;

/** An email that may be missing or empty; undefined for none. */
const orNone = (email: typeof ExistingEmail) =>
  z.preprocess(unlessBlank, email.optional()).optional();

export const OptionalEmail = orNone(Email);
export const OptionalExistingEmail = orNone(ExistingEmail);
