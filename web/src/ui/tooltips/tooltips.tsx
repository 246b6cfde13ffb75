import { type ComponentType, useEffect, useState } from 'react';

/**
 * Shows what an element has in `data-tooltip` while the mouse rests on it or the keyboard is there. What shows it is
 * loaded with the first move of a mouse or the first key: fingers never need it.
 */
export function Tooltips() {
  const [{ Layer }, setLoaded] = useState<{ Layer?: ComponentType }>({});
  useEffect(() => {
    if (Layer) return;
    const load = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return;
      void import('./tooltip-layer.tsx').then(
        ({ TooltipLayer }) => setLoaded({ Layer: TooltipLayer }),
        // The next move tries again.
        () => undefined,
      );
    };
    const events = ['pointerover', 'keydown'];
    for (const name of events) window.addEventListener(name, load);
    return () => {
      for (const name of events) window.removeEventListener(name, load);
    };
  }, [Layer]);
  return Layer && <Layer />;
}
