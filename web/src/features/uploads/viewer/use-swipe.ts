import { type PointerEvent, useRef } from 'react';

import { swipeOf } from '../../../lib/swipe.ts';
import type { Point } from '../../../lib/zoom.ts';

interface SwipeActions {
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** A finger that moves aside leads to the next or the previous file; down, it closes. */
export function useSwipe({ onPrevious, onNext, onClose }: SwipeActions) {
  const began = useRef<Point>(undefined);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger enlarges.
      began.current = isPrimary && pointerType === 'touch' ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = began.current;
      began.current = undefined;
      const swipe = from && swipeOf(clientX - from.x, clientY - from.y);
      const isRightToLeft = document.documentElement.dir === 'rtl';
      if (swipe === 'down') onClose();
      else if (swipe) ((swipe === 'left') === isRightToLeft ? onPrevious : onNext)();
    },
    onPointerCancel: () => {
      began.current = undefined;
    },
  };
}
