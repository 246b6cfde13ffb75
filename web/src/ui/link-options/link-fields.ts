import { linkPasswordLengthMax } from '@perch/contract/uploads/limits';

import { fromLocalTime } from '../../format/local-time.ts';
import { m } from '../../language/messages.ts';

/** `kept`: as it is. */
export type EndChoice = 'kept' | '1h' | '1d' | '7d' | '30d' | 'never' | 'custom';

/** When a link, request or short link ends, as fields have it. */
export interface EndFields {
  end: EndChoice;
  /** For `custom`, as a field for times has it. */
  endTime: string;
}

/** The password of a link, request or short link, as fields have it. */
export interface PasswordFields {
  password: 'kept' | 'set' | 'removed';
  passwordText: string;
}

/** Among domains, stands for the app's own host, as an empty domain stands for one that stays. */
export const appHost = '.';

export const keptEnd: EndFields = { end: 'kept', endTime: '' };
export const keptPassword: PasswordFields = { password: 'kept', passwordText: '' };

/** The option of a call; empty where the end stays. */
export const endChange = ({ end, endTime }: EndFields): { expires?: string } =>
  end === 'kept' ? {} : { expires: end === 'custom' ? fromLocalTime(endTime) : end };

/** The option of a call, null without a password; empty where it stays. */
export function passwordChange({ password, passwordText }: PasswordFields): {
  password?: string | null;
} {
  if (password === 'kept') return {};
  return { password: password === 'set' ? passwordText : null };
}

/** Why the server would refuse the end. */
export function endProblem({ end, endTime }: EndFields, nowMs: number): string | undefined {
  const isPast = end === 'custom' && !(new Date(endTime).getTime() > nowMs);
  return isPast ? m.linkChange.expiry.past : undefined;
}

/** Why the server would refuse the password. */
export function passwordProblem({ password, passwordText }: PasswordFields): string | undefined {
  const length = [...passwordText].length;
  const isPassword = length > 0 && length <= linkPasswordLengthMax;
  return password === 'set' && !isPassword ? m.linkChange.password.missing : undefined;
}
