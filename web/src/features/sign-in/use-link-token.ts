import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { linkTokenState, readLinkToken } from './link-token.ts';

/**
 * The token of the link that opened this page. Removes it from the URL, so that it is neither in the
 * browser's history nor in a referrer.
 */
export function useLinkToken(name: string): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const { token, isShown, search } = readLinkToken(name, location);
  const { pathname } = location;
  useEffect(() => {
    if (!isShown) return;
    void navigate({ pathname, search }, { replace: true, state: linkTokenState(name, token) });
  }, [isShown, name, navigate, pathname, search, token]);
  return token;
}
