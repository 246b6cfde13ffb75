import { type RefObject, useEffect, useRef } from 'react';

/** Of an element that takes the focus when it appears, as the step before it had it. */
export function useFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) element.current?.focus();
  }, []);
  return element;
}
