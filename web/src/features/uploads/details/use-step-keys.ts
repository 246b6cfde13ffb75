import { useDialogShortcut } from '../../../ui/keyboard/use-shortcut.ts';

/** The arrows that point along the line lead to the next and the previous file. */
export function useStepKeys(step: (by: 1 | -1) => void): void {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  useDialogShortcut('ArrowRight', () => step(isRightToLeft ? -1 : 1));
  useDialogShortcut('ArrowLeft', () => step(isRightToLeft ? 1 : -1));
}
