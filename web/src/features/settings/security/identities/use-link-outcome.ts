import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { type LinkOutcome, readLinkOutcome } from './link-outcome.ts';

/** The outcome with which the provider has sent the browser back, once: it leaves the address. */
export function useLinkOutcome(): LinkOutcome | undefined {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [outcome] = useState(() => readLinkOutcome(hash));
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, navigate, pathname, search]);
  return outcome;
}
