import { flushSync } from 'react-dom';

/** Does something that moves what has the focus; a browser lets go of the focus where that moves. */
export function keepFocus(act: () => void): void {
  const focused = document.activeElement;
  flushSync(act);
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
}
