import type { Account } from '@perch/contract/users';

// The boot script contains this file: it has to stay small.

/** Why an account may not use the app yet; undefined where it may. */
export function obstacleOf({
  status,
  termsRequired,
  needsSecondFactor,
}: Pick<Account, 'status' | 'termsRequired' | 'needsSecondFactor'>) {
  if (status !== 'approved') return { kind: 'pending' } as const;
  // An answer without the fields, as of a server before an update, asks for nothing.
  if (typeof termsRequired === 'number') return { kind: 'terms', version: termsRequired } as const;
  return needsSecondFactor === true ? ({ kind: 'second factor' } as const) : undefined;
}
