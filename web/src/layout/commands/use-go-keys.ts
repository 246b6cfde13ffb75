import { useEffect, useEffectEvent } from 'react';

import { isUnmodifiedKey } from '../../ui/keyboard/key-press.ts';
import { isPageShortcut } from '../../ui/keyboard/use-shortcut.ts';

const sequenceMaxMs = 1500;

/** `g`, then the letter of a page. */
export function useGoKeys(go: (letter: string) => boolean): void {
  const run = useEffectEvent(go);
  useEffect(() => {
    let startedAtMs = -Infinity;
    const listen = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - startedAtMs < sequenceMaxMs;
      startedAtMs = -Infinity;
      if (!isUnmodifiedKey(event, event.key) || !isPageShortcut(event)) return;
      if (isSecond && run(event.key)) event.preventDefault();
      else if (event.key === 'g') startedAtMs = event.timeStamp;
    };
    // Captured before the single-key shortcuts, which ignore a key press that was handled.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
