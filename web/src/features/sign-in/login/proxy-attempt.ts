import { currentSession } from '../../../api/session.ts';

const signedOutKey = 'perch-signed-out';
let isAttempted = false;

/**
 * Whether the page may sign in by the proxy on its own: once per page load without a session. A session that ended while
 * the page was open may have been ended by the user, here or in another tab.
 */
export function claimProxyAttempt(): boolean {
  const session = currentSession();
  const reason = session.state === 'closed' ? session.reason : undefined;
  if (reason === 'left' || reason === 'elsewhere') storeSignOut('yes');
  if (isAttempted || reason !== undefined || hasSignedOut()) return false;
  isAttempted = true;
  return true;
}

/** To be called after a sign-in. */
export const forgetSignOut = () => storeSignOut(null);

// A reload of this tab must not undo the sign-out.
function storeSignOut(value: string | null): void {
  try {
    if (value) sessionStorage.setItem(signedOutKey, value);
    else sessionStorage.removeItem(signedOutKey);
  } catch {
    // If storage is blocked, it is forgotten with the page.
  }
}

function hasSignedOut(): boolean {
  try {
    return sessionStorage.getItem(signedOutKey) !== null;
  } catch {
    return false;
  }
}
