import { useEffect, useEffectEvent } from 'react';

import { isUnmodifiedKey } from '../../ui/keyboard/key-press.ts';
import { isPageShortcut } from '../../ui/keyboard/use-shortcut.ts';

const patienceMs = 1500;

/** `g`, then the letter of a page. */
export function useGoKeys(go: (letter: string) => boolean): void {
  const run = useEffectEvent(go);
  useEffect(() => {
    let beganAt = -Infinity;
    const listen = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - beganAt < patienceMs;
      beganAt = -Infinity;
      if (!isUnmodifiedKey(event, event.key) || !isPageShortcut(event)) return;
      if (isSecond && run(event.key)) event.preventDefault();
      else if (event.key === 'g') beganAt = event.timeStamp;
    };
    // Before the shortcuts of one letter, which leave alone what is taken already.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
