import { auditActions } from '@perch/contract/limits';

import { m } from '../../../language/messages.ts';

/** An action in words; `user.quota_raised` of another version as `User quota raised`. */
export function auditActionLabel(action: string): string {
  const known = auditActions.find((each) => each === action);
  if (known) return m.audit.actions[known];
  const [subject = '', ...rest] = action.replaceAll('_', ' ').split('.');
  const start = subject.slice(0, 1).toUpperCase() + subject.slice(1);
  return rest.length === 0 ? start : `${start} ${rest.join(' ')}`;
}
