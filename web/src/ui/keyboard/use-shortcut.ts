import { useEffect, useEffectEvent } from 'react';

import { isUnmodifiedKey } from './key-press.ts';
import { areSingleKeysEnabled } from './single-key-setting.ts';

// Players have keys of their own.
const typing =
  'input:not([type=checkbox], [type=file]), textarea, select, [contenteditable], video, audio';

// A dialog that the key closes has gone by the time that the page hears of it: this listener is the first of all.
let isBehindDialog = false;
globalThis.addEventListener(
  'keydown',
  () => {
    isBehindDialog = isDialogOpen();
  },
  { capture: true },
);

/** Runs `act` when `key` is pressed, except in a text field or while a dialog is open. */
export const useShortcut = (key: string, act: () => void): void =>
  useShortcutWhere((event) => isUnmodifiedKey(event, key), act);

/** As `useShortcut`, for the presses that are meant, such as of Ctrl with a key. */
export function useShortcutWhere(
  isMeant: (event: KeyboardEvent) => boolean,
  act: () => void,
): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (isBehindDialog || !isMeant(event) || !isPageShortcut(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** As `useShortcut`, for what a drawer shows: while it is the only dialog. */
export const useDialogShortcut = (key: string, act: () => void): void =>
  useDialogShortcutWhere((event) => isUnmodifiedKey(event, key), act);

/** As `useDialogShortcut`, for the presses that are meant. */
export function useDialogShortcutWhere(
  isMeant: (event: KeyboardEvent) => boolean,
  act: () => void,
): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (!isOnlyDialog() || !isMeant(event) || !isSingleKey(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether a key press is a shortcut of the page, not input of a field or dialog. */
export function isPageShortcut(event: KeyboardEvent): boolean {
  return isSingleKey(event) && !isDialogOpen();
}

function isSingleKey({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || !areSingleKeysEnabled()) return false;
  return !(target instanceof Element && target.closest(typing));
}

/** Whether one dialog or drawer is open, and none above it. */
export const isOnlyDialog = (): boolean => document.querySelectorAll('[role=dialog]').length === 1;

/** Whether any dialog or drawer is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null;
}
