import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { resetFailedChunks } from '../app/lazy.ts';

/** Another page begins at its top and with the focus on it, so that a screen reader reads it. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const arrive = useEffectEvent(() => {
    resetFailedChunks();
    content.current?.focus({ preventScroll: true });
    // Back and forward are left to the browser, which knows where one was.
    if (kind !== 'POP') window.scrollTo(0, 0);
  });
  useEffect(() => {
    // Tabs, filters and pages of a list change only the query, and keep the focus.
    if (shown.current === pathname) return;
    shown.current = pathname;
    arrive();
  }, [pathname]);
}
