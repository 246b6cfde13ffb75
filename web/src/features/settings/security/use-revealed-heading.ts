import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of what has just appeared: brings it into view, and the focus to it. */
export function useShown(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return heading;
}
