import {
  countCharacters,
  hasInvisibleCharacters,
  mixesScripts,
} from '@perch/contract/accounts/account-text';
import { hasAsciiDomain, withAsciiDomain } from '@perch/contract/accounts/email-domain';
import { passwordLengthMax, passwordLengthMin } from '@perch/contract/limits';

// As loose as a browser's own check: the server decides.
const emailShape = /^[^\s@]+@[^\s@]+$/u;

/** Why `text` is not a valid email, for the user; undefined when it is. */
export function validateEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFC');
  if (email === '') return 'Email is required';
  const isAddress =
    emailShape.test(email) &&
    !hasInvisibleCharacters(email) &&
    hasAsciiDomain(withAsciiDomain(email));
  if (!isAddress) return 'Email is not a valid address';
  return mixesScripts(email.slice(0, email.lastIndexOf('@')))
    ? 'Email mixes letters of different scripts that look alike'
    : undefined;
}

/** Why `text` is not a valid username, for the user; undefined when it is. */
export function validateUsername(text: string): string | undefined {
  const username = text.trim().normalize('NFC');
  if (username === '') return 'Username is required';
  if (hasInvisibleCharacters(username)) return 'Username contains characters that cannot be shown';
  return mixesScripts(username)
    ? 'Username mixes letters of different scripts that look alike'
    : undefined;
}

/** Why this is not a valid new password; undefined when it is. `name` begins the sentence. */
export function validatePassword(password: string, name = 'Password'): string | undefined {
  const length = countCharacters(password);
  if (length === 0) return `${name} is required`;
  if (length < passwordLengthMin) {
    return `${name} must be at least ${passwordLengthMin} characters long`;
  }
  return length > passwordLengthMax
    ? `${name} may be up to ${passwordLengthMax} characters long`
    : undefined;
}
