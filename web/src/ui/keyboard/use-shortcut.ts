import { useEffect, useEffectEvent } from 'react';

import { isUnmodifiedKey } from './key-press.ts';
import { areSingleKeysEnabled } from './single-key-setting.ts';

const typing = 'input:not([type=checkbox], [type=file]), textarea, select, [contenteditable]';

/** Runs `act` when `key` is pressed, except where somebody is typing or a dialog is open. */
export function useShortcut(key: string, act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isUnmodifiedKey(event, key) || !isPageShortcut(event)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}

/** Whether a single key is meant for the page as a whole. */
export function isPageShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !areSingleKeysEnabled()) return false;
  if (event.target instanceof Element && event.target.closest(typing)) return false;
  return !isDialogOpen();
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
