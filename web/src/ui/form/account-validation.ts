import {
  hasInvisibleCharacters,
  mixesScripts,
  passwordLength,
} from '@perch/contract/accounts/account-text';
import { hasAsciiDomain, withAsciiDomain } from '@perch/contract/accounts/email-domain';
import { passwordLengthMax, passwordLengthMin } from '@perch/contract/limits';

import { m } from '../../language/messages.ts';

// As loose as a browser's own check: the server decides.
const emailShape = /^[^\s@]+@[^\s@]+$/u;

/** Why `text` is not a valid email, for the user; undefined when it is. */
export function validateEmail(text: string, isRequired = true): string | undefined {
  const email = text.trim().normalize('NFC');
  if (email === '') return isRequired ? m.accountFields.email.required : undefined;
  const isAddress =
    emailShape.test(email) &&
    !hasInvisibleCharacters(email) &&
    hasAsciiDomain(withAsciiDomain(email));
  if (!isAddress) return m.accountFields.email.invalid;
  return mixesScripts(email.slice(0, email.lastIndexOf('@')))
    ? m.accountFields.email.mixed
    : undefined;
}

/** Why `text` is not a valid username, for the user; undefined when it is. */
export function validateUsername(text: string): string | undefined {
  const username = text.trim().normalize('NFC');
  const { required, invisible, mixed } = m.accountFields.username;
  if (username === '') return required;
  if (hasInvisibleCharacters(username)) return invisible;
  return mixesScripts(username) ? mixed : undefined;
}

/** Why this is not a valid new password; undefined when it is. `field` is what the sentence names. */
export function validatePassword(
  password: string,
  field: 'password' | 'newPassword' = 'password',
): string | undefined {
  const { required, tooShort, tooLong } = m.accountFields[field];
  const length = passwordLength(password);
  if (length === 0) return required;
  if (length < passwordLengthMin) return tooShort({ characters: passwordLengthMin });
  return length > passwordLengthMax ? tooLong({ characters: passwordLengthMax }) : undefined;
}
