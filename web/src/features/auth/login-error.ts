import { ApiError } from '../../api/api-error.ts';

const notApproved = 'Account not approved yet. Please wait for admin approval.';
const unexplained = 'Login failed. Please check your credentials.';

/** The login page's message for a failed login. */
export function loginErrorMessage(failure: unknown): string {
  if (!(failure instanceof ApiError)) return unexplained;
  if (failure.status === 403) return notApproved;
  const isExplained = failure.code !== '' || failure.status === 0;
  return isExplained ? failure.message : unexplained;
}
