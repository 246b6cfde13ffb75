import {
  defaultLocale,
  isLocale,
  type Locale,
  matchLocale,
  negotiateLocale,
} from '@perch/contract/text/locales';

import { readStored, writeStored } from '../lib/local-storage.ts';
import { labelPage, showLanguage, type ShownLanguage } from './messages.ts';
import { languageKeys, type LanguageOwner } from './stored-language.ts';

/** The language that the account or this device has chosen; undefined if neither has. */
export const chosenLanguage = (): Locale | undefined =>
  Object.values(languageKeys)
    .map((key) => readStored(key) ?? '')
    .find(isLocale);

/** The language of a page for which none was chosen: as the server negotiated it with the browser. */
export function negotiatedLanguage(): Locale {
  const { negotiated = '' } = document.documentElement.dataset;
  return matchLocale(negotiated) ?? negotiateLocale(navigator.languages.join(',')) ?? defaultLocale;
}

function wantedLanguage(choice: Locale | undefined): ShownLanguage {
  // The attribute says that an administrator chose the language of the server.
  const isSet = document.documentElement.dataset['language'] === 'chosen';
  return {
    locale: choice ?? negotiatedLanguage(),
    isChosen: choice !== undefined || isSet,
  };
}

/** Shows the app in the chosen language, or in English if that cannot be loaded. Rejects if neither can. */
export async function showFirstLanguage(): Promise<void> {
  const wanted = wantedLanguage(chosenLanguage());
  await showLanguage(wanted).catch(() => showLanguage({ ...wanted, locale: defaultLocale }));
  labelPage();
}

/** Whether it is shown: another one may be wanted meanwhile. */
async function show(wanted: ShownLanguage): Promise<boolean> {
  const isShown = await showLanguage(wanted);
  labelPage();
  return isShown;
}

/**
 * Shows the app in `choice` from now on, and keeps it for the `owners`; null: as the browser. False, and nothing is
 * kept, where another was chosen while it was loaded. Rejects, and changes nothing, if it cannot be loaded.
 */
export async function chooseLanguage(
  choice: Locale | null,
  owners: readonly LanguageOwner[],
): Promise<boolean> {
  const isShown = await show(wantedLanguage(choice ?? undefined));
  if (isShown) for (const owner of owners) keep(owner, choice);
  return isShown;
}

/** Shows the app in the language of the account that is signed in; null: it has chosen none, or there is none. */
export async function followAccountLanguage(language: string | null): Promise<void> {
  keep('account', language);
  await followChoice();
}

/** Follows the choices of other tabs. */
export function followLanguage(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !Object.values<string>(languageKeys).includes(key)) return;
    for (const listener of listeners) listener();
    void followChoice();
  });
}

const listeners = new Set<() => void>();

function keep(owner: LanguageOwner, language: string | null): void {
  writeStored(languageKeys[owner], language);
  for (const listener of listeners) listener();
}

/** Calls `listener` when another language may be the chosen one; returns the function that stops it. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the language that is chosen now. If it cannot be loaded, the present one stays. */
async function followChoice(): Promise<void> {
  await show(wantedLanguage(chosenLanguage())).catch(() => undefined);
}
