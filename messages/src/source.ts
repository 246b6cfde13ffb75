import type compile from 'icu-minify/compile';

/** A file of messages as a translator edits it: texts in ICU MessageFormat, in groups. */
export interface Source {
  [key: string]: string | Source;
}

/** Messages as they are bound: a compiled one is an array of texts and arguments. */
export interface Loaded {
  [key: string]: string | CompiledMessage | Loaded;
}
export type CompiledMessage = Exclude<ReturnType<typeof compile>, string>;

/** `translation` with all the messages of `english`, and no others: what it lacks is in English. */
export function fillMissing(translation: Source, english: Source): Loaded {
  return Object.fromEntries(
    Object.entries(english).map(([key, original]) => [key, fillOne(translation[key], original)]),
  );
}

function fillOne(translated: string | Source | undefined, original: string | Source) {
  if (typeof original === 'object') {
    return fillMissing(typeof translated === 'object' ? translated : {}, original);
  }
  if (typeof translated !== 'string') return original;
  // The code calls a message that has arguments in English.
  return hasArguments(original) && !hasArguments(translated) ? [translated] : translated;
}

/** Whether a text has arguments. One that has none is shown as it is written, whatever it contains. */
export const hasArguments = (text: string): boolean => text.includes('{');
