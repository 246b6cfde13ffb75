import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { resetFailedChunks } from '../lib/lazy.ts';

/** After navigation to another path, scrolls to the top and focuses the content for screen readers. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const arrive = useEffectEvent(() => {
    resetFailedChunks();
    content.current?.focus({ preventScroll: true });
    // On back and forward the browser restores the scroll position.
    if (kind !== 'POP') window.scrollTo(0, 0);
  });
  useEffect(() => {
    // Tabs, filters and pagination change only the query, and keep the focus.
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive();
  }, [pathname]);
}
