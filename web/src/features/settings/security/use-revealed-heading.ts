import { type RefObject, useEffect, useRef } from 'react';

/** The ref of a heading that is focused and scrolled into view when it appears. */
export function useRevealedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return heading;
}
