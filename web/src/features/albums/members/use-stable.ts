import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is the same at each rendering, and does what the latest one does. */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
