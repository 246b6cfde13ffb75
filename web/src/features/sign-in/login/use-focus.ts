import { type RefObject, useEffect, useRef } from 'react';

/** The ref of an element that takes the focus when it appears, after the previous step had it. */
export function useFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) element.current?.focus();
  }, []);
  return element;
}
