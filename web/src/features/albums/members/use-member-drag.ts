import { type RefObject, useLayoutEffect } from 'react';

import { dragMember, type MemberDrop } from './member-drag.ts';

/** @param onDrop is the same function at each rendering */
export function useMemberDrag(list: RefObject<HTMLElement | null>, onDrop: MemberDrop): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    element.addEventListener('pointerdown', (event) => dragMember(event, onDrop), options);
    // The browser’s own dragging of links and pictures.
    element.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => listening.abort();
  }, [list, onDrop]);
}
