import type { MantineColorSchemeManager } from '@mantine/core';
import type { Theme } from '@perch/contract/appearance/themes';
import { useSyncExternalStore } from 'react';

import { writeStored } from '../local-storage.ts';
import {
  chosenTheme,
  lightQuery,
  schemeOf,
  showScheme,
  themeKeys,
  type ThemeOwner,
} from './stored-theme.ts';

const listeners = new Set<() => void>();

/** Keeps the choice for this browser and shows it; null removes it. Other tabs follow. */
export function storeTheme(owner: ThemeOwner, theme: Theme | null): void {
  writeStored(themeKeys[owner], theme);
  follow();
}

/** Follows the device while the theme is `system`, and the choices of other tabs. */
export function followTheme(): void {
  matchMedia(lightQuery).addEventListener('change', follow);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isThemeKey(key)) follow();
  });
}

const isThemeKey = (key: string) => Object.values(themeKeys).some((each) => each === key);

function follow(): void {
  showScheme(currentScheme());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentScheme = () => schemeOf(chosenTheme());

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}

let stopMantine = () => {};

/** The component library follows the scheme; it decides and stores nothing. */
export const schemeManager: MantineColorSchemeManager = {
  get: currentScheme,
  set: () => {},
  clear: () => {},
  subscribe: (onUpdate) => {
    stopMantine = subscribe(() => onUpdate(currentScheme()));
  },
  unsubscribe: () => stopMantine(),
};
