import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element that comes into an open dialog, where the dialog's own focus was set before. */
export function useFirstFocus<E extends HTMLElement>(isFirst = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (isFirst) element.current?.focus();
  }, [isFirst]);
  return element;
}
