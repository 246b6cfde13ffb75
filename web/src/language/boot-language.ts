import { readStored } from '../lib/local-storage.ts';
import { preload } from '../lib/preload.ts';
import { languageKeys } from './stored-language.ts';

// The boot script contains this file: it has to stay small.

/**
 * Labels the page with the stored language; without one it is in the language that the server has
 * negotiated. Requests the language's chunk immediately, in parallel with the app's script, which would
 * do so only when it runs. Gives the paths of its chunks.
 */
export function showStoredLanguage(): string[] {
  const root = document.documentElement;
  const list = root.dataset['languages'];
  for (const code of [...Object.values(languageKeys).map(readStored), root.lang]) {
    const paths = list?.split(` ${code}=`)[1]?.split(' ')[0]?.split(',') ?? [];
    const [path] = paths;
    if (path) {
      root.lang = `${code}`;
      root.dir = code === 'ar' ? 'rtl' : 'ltr';
      preload(path);
      return paths;
    }
  }
  return [];
}
