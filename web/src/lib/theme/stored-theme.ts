import { isTheme, type Scheme, type Theme } from '@perch/contract/appearance/themes';

import { readStored } from '../local-storage.ts';

// The boot script contains this file: it has to stay small.

/** Where a theme was chosen: by the account, which is signed in, or on this device. */
export const themeKeys = { account: 'perch_account_theme', device: 'perch_theme' } as const;
export type ThemeOwner = keyof typeof themeKeys;

export const lightQuery = '(prefers-color-scheme: light)';

// The page's background, for the bars of the browser around it.
export const barColours = { dark: '#0b0d10', light: '#f4f6f8' };

/** The chosen theme: the account's, else the device's, else the server's default. */
export function chosenTheme(): Theme {
  const stored = Object.values(themeKeys).map(readStored);
  return [...stored, document.documentElement.dataset['defaultTheme']].find(isTheme) ?? 'dark';
}

export function schemeOf(theme: Theme): Scheme {
  if (theme !== 'system') return theme;
  return matchMedia(lightQuery).matches ? 'light' : 'dark';
}

/** Shows the page in `scheme`, from the next paint on. */
export function showScheme(scheme: Scheme): void {
  const root = document.documentElement;
  root.dataset['mantineColorScheme'] = scheme;
  // The browser paints the canvas by it before the stylesheet is there.
  root.style.colorScheme = scheme;
  document.querySelector('[name=theme-color]')?.setAttribute('content', barColours[scheme]);
}
