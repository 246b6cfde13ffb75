import { defaultLocale, directionOf, type Locale } from '@perch/contract/text/locales';
import type { WebMessages, WebPart } from '@perch/messages/catalogue';
import { loadWebMessages } from '@perch/messages/web-messages';

/**
 * What the app says, in the language in use. Read it while rendering or in a handler, never when a
 * module is evaluated: it is set before the first render, and again when the language changes. The
 * messages of a part are there once `loadMessages` has loaded it.
 */
export let m: WebMessages;

export interface ShownLanguage {
  locale: Locale;
  /** Whether the user or an administrator chose it, rather than the browser's list of languages. */
  isChosen: boolean;
}

let shown: ShownLanguage = { locale: defaultLocale, isChosen: false };
const listeners = new Set<() => void>();

/** The language of `m`. */
export const currentLocale = (): Locale => shown.locale;

/** The locale in which dates are written: the German form where no language was chosen. */
export const dateLocale = (): string => (shown.isChosen ? shown.locale : 'de-DE');

let latest = shown;
const first = Promise.withResolvers<void>();

/** Resolves once the app is in a language. */
export const whenLanguage = (): Promise<void> => first.promise;

const wanted = new Set<WebPart>(['general']);
let loaded: ReadonlySet<WebPart> = new Set();
let loadedOf: Locale | undefined;

/**
 * Loads a language and shows the app in it, unless another one is wanted by then: false. Rejects, and changes
 * nothing, if it cannot be loaded.
 */
export async function showLanguage(next: ShownLanguage): Promise<boolean> {
  // Only a part of it is missing where it is the very same.
  if (next !== shown && next.locale === loadedOf && next.isChosen === shown.isChosen) {
    // Another one that is still being loaded is not wanted any more.
    latest = shown;
    return true;
  }
  latest = next;
  const parts = new Set(wanted);
  const messages = await loadWebMessages(next.locale, parts).catch((failure: unknown) => {
    if (latest === next) latest = shown;
    throw failure;
  });
  if (latest !== next) return false;
  // Of the same language another part may have been loaded meanwhile.
  const isSame = loadedOf === next.locale;
  m = isSame ? { ...m, ...messages } : messages;
  loaded = isSame ? new Set([...loaded, ...parts]) : parts;
  loadedOf = next.locale;
  first.resolve();
  if (shown === next) return true;
  shown = next;
  for (const listener of listeners) listener();
  return true;
}

/** Loads the messages of a part, in the shown language and from now on in each other one. */
export async function loadMessages(part: WebPart): Promise<void> {
  wanted.add(part);
  while (!loaded.has(part)) await showLanguage(latest);
}

/** Calls `listener` after each change; returns the function that stops it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownLanguage = (): ShownLanguage => shown;

/** Sets the page's `lang` and `dir` to the language that is shown. */
export function labelPage(): void {
  document.documentElement.lang = shown.locale;
  document.documentElement.dir = directionOf(shown.locale);
}
