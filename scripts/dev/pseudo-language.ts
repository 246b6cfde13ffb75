import { pseudoTranslate } from '@perch/messages/pseudo';
import type { Source } from '@perch/messages/source';
import type { Plugin } from 'vite';

/** The files that are shown in the pseudo-language. */
export const englishFile = /\/messages\/en\/.*\.json$/;

export const pseudoFile = (text: string): string =>
  JSON.stringify(pseudoTranslate(JSON.parse(text) as Source));

/** Shows the web app's English as the pseudo-language. */
export const pseudoLanguage = (): Plugin => ({
  name: 'perch-pseudo-language',
  enforce: 'pre',
  transform: {
    // Before the messages are compiled.
    order: 'pre',
    filter: { id: englishFile },
    handler: (text) => ({ code: pseudoFile(text), map: null }),
  },
});
