import { currentSession } from '../../../api/session.ts';

const leftKey = 'perch-signed-out';
let isTried = false;

/**
 * Whether the page may sign in by the proxy without being asked: once in the life of a page that began without a
 * session. One that has ended while it was open may have been ended by the user, here or in another tab.
 */
export function takeProxyTry(): boolean {
  const session = currentSession();
  const reason = session.state === 'closed' ? session.reason : undefined;
  if (reason === 'left' || reason === 'elsewhere') storeLeaving('yes');
  if (isTried || reason !== undefined || hasLeft()) return false;
  isTried = true;
  return true;
}

/** After a sign-in, signing out counts anew. */
export const forgetLeaving = () => storeLeaving(null);

// A reload of this tab must not undo the sign-out.
function storeLeaving(value: string | null): void {
  try {
    if (value) sessionStorage.setItem(leftKey, value);
    else sessionStorage.removeItem(leftKey);
  } catch {
    // Where storage is blocked, it lasts as long as the page.
  }
}

function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(leftKey) !== null;
  } catch {
    return false;
  }
}
