import type { Upload } from '@perch/contract/uploads';
import { type RefObject, useLayoutEffect } from 'react';

declare module 'react' {
  interface CSSProperties {
    '--ratio'?: number;
  }
}

// Wider or narrower ones would take a row for themselves, or leave no room for buttons.
const [narrowest, widest] = [0.75, 3];

/** The proportions of a tile, width by height, for a picture of this size. */
const tileRatio = (width: number, height: number): number =>
  Math.min(widest, Math.max(narrowest, width / height));

/** What a file's tile has of it: its proportions, or that they are not known, with which it is square for now. */
export const tileProportions = ({ width, height }: Pick<Upload, 'width' | 'height'>) =>
  width !== null && height !== null
    ? // So that nothing moves away from under a pointer when the picture comes.
      { style: { '--ratio': tileRatio(width, height) } }
    : { 'data-is-unsized': true };

/** Gives each tile whose file's size is not known the proportions of its picture, as soon as that is loaded. */
export function useTrueProportions(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
      const ratio = tileRatio(target.naturalWidth, target.naturalHeight);
      const tile = target.closest<HTMLElement>('[data-is-unsized]');
      tile?.style.setProperty('--ratio', String(ratio));
    };
    // It does not bubble.
    element.addEventListener('load', measure, { capture: true });
    return () => element.removeEventListener('load', measure, { capture: true });
  }, [list]);
}
