import { z } from '@hono/zod-openapi';

import {
  emailLengthMax,
  passwordLengthMax,
  passwordLengthMin,
  usernameLengthMax,
} from '../limits.ts';
import { charactersIn, hasUnseen, mixesScripts } from './account-text.ts';
import { hasAsciiDomain, withAsciiDomain } from './email-domain.ts';

/** A password that is asked for; one that was chosen when bytes were counted may be shorter. */
export const asPassword = (name: string) =>
  z
    .string()
    .min(1, `${name} is required`)
    .refine((password) => charactersIn(password) <= passwordLengthMax, {
      error: `${name} may be up to ${passwordLengthMax} characters long`,
    });

/** A password that is chosen; its bounds count characters. */
export const NewPassword = asPassword('Password').refine(
  (password) => charactersIn(password) >= passwordLengthMin,
  { error: `Password must be at least ${passwordLengthMin} characters long` },
);

// What means something in the headers of a mail: a list, a group, a name or a comment beside the
// address, an encoded word.
const mailSyntax = /[<>()[\]:;,\\"]|=\?/;

// Before it is composed, which takes the square of how many accents follow each other: with 64 KB of
// them one client could hold up all other requests for seconds.
const composable = (error: string) => z.string().max(1000, { error, abort: true }).trim();

// Refused since the beginning; names that are older than the rest of the rules go on.
const controls = /[\p{Cc}\p{Cs}\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;
const unseenInUsername = 'Username contains characters that cannot be shown';
const noAddress = 'Email is not a valid address';

/** A username that an account may have; another one has to be as `Username` says. */
export const HeldUsername = composable(`Username may be up to ${usernameLengthMax} characters long`)
  .normalize('NFC')
  .min(1, 'Username is required')
  .max(usernameLengthMax, `Username may be up to ${usernameLengthMax} characters long`)
  .refine((name) => !controls.test(name), { error: unseenInUsername });

export const Username = HeldUsername.refine((name) => !hasUnseen(name), {
  error: unseenInUsername,
}).refine((name) => !mixesScripts(name), {
  error: 'Username mixes letters of different scripts that look alike',
});

/** An email that an account may have; another one has to be as `Email` says. */
export const HeldEmail = composable(`Email may be up to ${emailLengthMax} characters long`)
  .normalize('NFC')
  .min(1, 'Email is required')
  // Before the domain is converted, which drops some of these.
  .refine((email) => !hasUnseen(email.slice(email.lastIndexOf('@') + 1)), {
    error: noAddress,
    abort: true,
  })
  .overwrite(withAsciiDomain)
  .max(emailLengthMax, `Email may be up to ${emailLengthMax} characters long`)
  .pipe(z.email({ pattern: z.regexes.unicodeEmail, error: noAddress }))
  .refine((email) => hasAsciiDomain(email) && !mailSyntax.test(email) && !controls.test(email), {
    error: noAddress,
  });

export const Email = HeldEmail.refine((email) => !hasUnseen(email), { error: noAddress }).refine(
  (email) => !mixesScripts(email.slice(0, email.lastIndexOf('@'))),
  { error: 'Email mixes letters of different scripts that look alike' },
);
