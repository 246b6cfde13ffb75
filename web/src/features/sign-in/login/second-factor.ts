import type { Factor } from '@perch/contract/accounts/second-factors';

import { ApiError } from '../../../api/api-error.ts';

/** What continues a sign-in, as `second_factor_required` says. */
export interface SecondFactor {
  challenge: string;
  factors: readonly Factor[];
}

/** What continues the sign-in that has failed so; undefined where nothing does. */
export function secondFactorOf(failure: unknown): SecondFactor | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const { challenge, factors } = failure.answer;
  if (typeof challenge !== 'string' || challenge === '') return undefined;
  const named: unknown[] = Array.isArray(factors) ? factors : [];
  return { challenge, factors: named.filter((each) => each === 'code' || each === 'passkey') };
}
