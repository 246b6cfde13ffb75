import { readStored } from '../lib/local-storage.ts';
import { languageKeys } from './stored-language.ts';

// The boot script contains this file: it has to stay small.

/**
 * Labels the page with the stored language; without one it is in the language that the server has
 * negotiated. Requests the language's chunk immediately, in parallel with the app's script, which would
 * do so only when it runs.
 */
export function showStoredLanguage(): void {
  const root = document.documentElement;
  const list = root.dataset['languages'];
  for (const code of [...Object.values(languageKeys).map(readStored), root.lang]) {
    const path = list?.split(` ${code}=`)[1]?.split(' ')[0];
    if (path) {
      root.lang = `${code}`;
      root.dir = code === 'ar' ? 'rtl' : 'ltr';
      const link = document.createElement('link');
      // As `loadChunk` fetches it: a `modulepreload` that fails would make older browsers give up the module.
      link.rel = 'preload';
      link.as = 'fetch';
      link.crossOrigin = '';
      link.href = path;
      document.head.append(link);
      return;
    }
  }
}
