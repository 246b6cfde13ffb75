import { createFormats } from '../../formats.ts';

const { isolate } = createFormats('en');

/** The choice of the language. */
export const language = {
  label: 'Language',
  lead: 'Also used for mails to you.',
  /** `language` is the name of a language in itself. */
  asBrowser: ({ language: name }: { language: string }) => `Same as the browser (${isolate(name)})`,
  notLoaded: ({ language: name }: { language: string }) =>
    `${isolate(name)} could not be loaded. Check your connection and try again.`,
  notSaved: 'The language could not be saved',
};
