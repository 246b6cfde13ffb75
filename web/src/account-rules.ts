import { passwordBytesMax, passwordBytesMin } from '@perch/contract/limits';

// As loose as a browser's own check: the server has the last word.
const emailShape = /^[^\s@]+@[^\s@]+$/u;

/** Why this cannot be somebody's email; undefined when it can. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Email is required';
  return emailShape.test(email.trim()) ? undefined : 'Email is not a valid address';
}

export function usernameProblem(username: string): string | undefined {
  return username.trim() === '' ? 'Username is required' : undefined;
}

/** Why this cannot be a new password; `name` begins the sentence. */
export function passwordProblem(password: string, name = 'Password'): string | undefined {
  const bytes = new TextEncoder().encode(password).length;
  if (password === '') return `${name} is required`;
  if (bytes < passwordBytesMin) {
    return `${name} must be at least ${passwordBytesMin} characters long`;
  }
  return bytes > passwordBytesMax
    ? `${name} may be up to ${passwordBytesMax} bytes long`
    : undefined;
}
