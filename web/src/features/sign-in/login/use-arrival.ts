import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { SignIn } from '../use-sign-in.ts';
import { isFromProvider, readArrival } from './arrival.ts';
import { claimProxyAttempt } from './proxy-attempt.ts';
import { takeSavedQuery } from './saved-query.ts';
import { byLink, byProvider, byProxy, type SignInAttempt } from './sign-in-attempts.ts';

interface Arriving {
  signIn: SignIn;
  /** Called with the error code of a provider's response. */
  onRefused: (code: string) => void;
  /** Undefined until it is known. */
  hasProxy: boolean | undefined;
}

/**
 * Signs in with what has brought the browser here: a provider's response, a link created on the command line, or the
 * proxy in front of the server. True while it does. Removes the fragment from the URL and the history.
 */
export function useArrival({ signIn, onRefused, hasProxy }: Arriving): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isArriving, setIsArriving] = useState(false);
  const handled = useRef('');
  const hasArrived = useRef(false);

  const begin = useEffectEvent((attempt: SignInAttempt) => {
    setIsArriving(true);
    signIn.mutate(attempt, { onSettled: () => setIsArriving(false) });
  });

  const arrive = useEffectEvent((fragment: string) => {
    const arrival = fragment === handled.current ? undefined : readArrival(fragment);
    handled.current = fragment;
    if (!arrival) return;
    hasArrived.current = true;
    const wanted = isFromProvider(arrival) ? takeSavedQuery() : '';
    void navigate({ pathname, search: wanted || search }, { replace: true });
    if (arrival.kind === 'error') onRefused(arrival.value);
    else begin(arrival.kind === 'code' ? byProvider(arrival.value) : byLink(arrival.value));
  });

  const tryProxy = useEffectEvent(() => {
    if (!hasArrived.current && !signIn.isPending && claimProxyAttempt()) {
      begin(byProxy({ isAutomatic: true }));
    }
  });

  // Before the first paint, so that no form flashes up.
  useLayoutEffect(() => arrive(hash), [hash]);
  useLayoutEffect(() => {
    if (hasProxy) tryProxy();
  }, [hasProxy]);
  return isArriving;
}
