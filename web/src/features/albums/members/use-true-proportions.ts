import { type RefObject, useLayoutEffect } from 'react';

// Wider or narrower ones would take a row for themselves, or leave no room for buttons.
const [narrowest, widest] = [0.75, 3];

/** Gives each tile of a list the proportions of its picture, as soon as that is loaded. */
export function useTrueProportions(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
      const own = target.naturalWidth / target.naturalHeight;
      const ratio = Math.min(widest, Math.max(narrowest, own));
      target.closest<HTMLElement>('[data-member]')?.style.setProperty('--ratio', String(ratio));
    };
    // It does not bubble.
    element.addEventListener('load', measure, { capture: true });
    return () => element.removeEventListener('load', measure, { capture: true });
  }, [list]);
}
