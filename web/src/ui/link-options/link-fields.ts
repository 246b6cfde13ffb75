import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';

import { fromLocalTime } from '../../format/local-time.ts';
import { m } from '../../language/messages.ts';

/** `kept`: unchanged. */
export type ExpiryChoice = 'kept' | '1h' | '1d' | '7d' | '30d' | 'never' | 'custom';

/** Form fields for the expiry of a link, request or short link. */
export interface ExpiryFields {
  end: ExpiryChoice;
  /** For `custom`, as the value of a `datetime-local` field. */
  endTime: string;
}

/** Form fields for the password of a link, request or short link. */
export interface PasswordFields {
  password: 'kept' | 'set' | 'removed';
  passwordText: string;
}

/** The value of the app's own host among domains; an empty one means unchanged. */
export const appHost = '.';

export const unchangedExpiry: ExpiryFields = { end: 'kept', endTime: '' };
export const unchangedPassword: PasswordFields = { password: 'kept', passwordText: '' };

/** The expiry for the body of a call; empty if unchanged. */
export const expiryChange = ({ end, endTime }: ExpiryFields): { expires?: string } =>
  end === 'kept' ? {} : { expires: end === 'custom' ? fromLocalTime(endTime) : end };

/** The password for the body of a call, null to remove it; empty if unchanged. */
export function passwordChange({ password, passwordText }: PasswordFields): {
  password?: string | null;
} {
  if (password === 'kept') return {};
  return { password: password === 'set' ? passwordText : null };
}

/** Why the server would refuse the expiry. */
export function expiryProblem({ end, endTime }: ExpiryFields, nowMs: number): string | undefined {
  const isPast = end === 'custom' && !(new Date(endTime).getTime() > nowMs);
  return isPast ? m.linkChange.expiry.past : undefined;
}

/** Why the server would refuse the password. */
export function passwordProblem({ password, passwordText }: PasswordFields): string | undefined {
  const length = [...passwordText].length;
  const isPassword = length > 0 && length <= linkPasswordLengthMax;
  return password === 'set' && !isPassword ? m.linkChange.password.missing : undefined;
}
