import { useEffect, useEffectEvent } from 'react';

import { isPlainKey } from './plain-key.ts';

const typing = 'input:not([type=checkbox], [type=file]), textarea, select, [contenteditable]';

/** Runs `act` when `key` is pressed, except where somebody is typing or a dialog is open. */
export function useShortcut(key: string, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPlainKey(event, key) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}
