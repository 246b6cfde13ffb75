import { z } from '@hono/zod-openapi';

import {
  emailLengthMax,
  passwordLengthMax,
  passwordLengthMin,
  usernameLengthMax,
} from '../limits.ts';
import { countCharacters, hasInvisibleCharacters, mixesScripts } from './account-text.ts';
import { hasAsciiDomain, withAsciiDomain } from './email-domain.ts';

/** A password to verify. It may be shorter than a new one: earlier versions counted bytes. */
export const passwordField = (name: string) =>
  z
    .string()
    .min(1, `${name} is required`)
    .refine((password) => countCharacters(password) <= passwordLengthMax, {
      error: `${name} may be up to ${passwordLengthMax} characters long`,
    });

/** A new password; its bounds count characters. */
export const NewPassword = passwordField('Password').refine(
  (password) => countCharacters(password) >= passwordLengthMin,
  { error: `Password must be at least ${passwordLengthMin} characters long` },
);

// Syntax of mail headers: lists, groups, display names, comments, encoded words (RFC 5322, RFC 2047).
const mailSyntax = /[<>()[\]:;,\\"]|=\?/;

// Limits the length before normalisation, whose time is quadratic in the number of combining marks in a
// row: with 64 KB of them one client could block all other requests for seconds.
const normalizable = (error: string) => z.string().max(1000, { error, abort: true }).trim();

// Refused by every version; existing names may break the rules that came later.
const controls = /[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
const invisibleInUsername = 'Username contains characters that cannot be shown';
const invalidEmail = 'Email is not a valid address';

/** A username that an account may already have; a new one has to satisfy `Username`. */
export const ExistingUsername = normalizable(
  `Username may be up to ${usernameLengthMax} characters long`,
)
  .normalize('NFC')
  .min(1, 'Username is required')
  .max(usernameLengthMax, `Username may be up to ${usernameLengthMax} characters long`)
  .refine((name) => !controls.test(name), { error: invisibleInUsername });

export const Username = ExistingUsername.refine((name) => !hasInvisibleCharacters(name), {
  error: invisibleInUsername,
}).refine((name) => !mixesScripts(name), {
  error: 'Username mixes letters of different scripts that look alike',
});

/** An email that an account may already have; a new one has to satisfy `Email`. */
export const ExistingEmail = normalizable(`Email may be up to ${emailLengthMax} characters long`)
  .normalize('NFC')
  .min(1, 'Email is required')
  // Before the conversion of the domain, which drops some invisible characters.
  .refine((email) => !hasInvisibleCharacters(email.slice(email.lastIndexOf('@') + 1)), {
    error: invalidEmail,
    abort: true,
  })
  .overwrite(withAsciiDomain)
  .max(emailLengthMax, `Email may be up to ${emailLengthMax} characters long`)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: invalidEmail }))
  .refine((email) => hasAsciiDomain(email) && !mailSyntax.test(email) && !controls.test(email), {
    error: invalidEmail,
  });

export const Email = ExistingEmail.refine((email) => !hasInvisibleCharacters(email), {
  error: invalidEmail,
}).refine((email) => !mixesScripts(email.slice(0, email.lastIndexOf('@'))), {
  error: 'Email mixes letters of different scripts that look alike',
});
