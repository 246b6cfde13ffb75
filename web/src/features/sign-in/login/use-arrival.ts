import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { SignIn } from '../use-sign-in.ts';
import { isFromProvider, readArrival } from './arrival.ts';
import { takeProxyTry } from './proxy-attempt.ts';
import { takeQuery } from './saved-query.ts';
import { byLink, byProvider, byProxy, type SignInWay } from './sign-in-attempts.ts';

interface Arriving {
  signIn: SignIn;
  /** Gets the code of the error with which a provider's answer has ended. */
  onRefused: (code: string) => void;
  /** Undefined as long as it is not known. */
  hasProxy: boolean | undefined;
}

/**
 * Signs in with what has brought the browser here: a provider's answer, a link of the command line, or the proxy in
 * front of the server. True while it does. The fragment is removed from the address, the history included.
 */
export function useArrival({ signIn, onRefused, hasProxy }: Arriving): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isArriving, setIsArriving] = useState(false);
  const handled = useRef('');
  const hasArrived = useRef(false);

  const begin = useEffectEvent((way: SignInWay) => {
    setIsArriving(true);
    signIn.mutate(way, { onSettled: () => setIsArriving(false) });
  });

  const arrive = useEffectEvent((fragment: string) => {
    const arrival = fragment === handled.current ? undefined : readArrival(fragment);
    handled.current = fragment;
    if (!arrival) return;
    hasArrived.current = true;
    const wanted = isFromProvider(arrival) ? takeQuery() : '';
    void navigate({ pathname, search: wanted || search }, { replace: true });
    if (arrival.kind === 'error') onRefused(arrival.value);
    else begin(arrival.kind === 'code' ? byProvider(arrival.value) : byLink(arrival.value));
  });

  const askProxy = useEffectEvent(() => {
    if (!hasArrived.current && !signIn.isPending && takeProxyTry()) {
      begin(byProxy({ isUnasked: true }));
    }
  });

  // Before the first paint, so that no form is shown that goes away at once.
  useLayoutEffect(() => arrive(hash), [hash]);
  useLayoutEffect(() => {
    if (hasProxy) askProxy();
  }, [hasProxy]);
  return isArriving;
}
