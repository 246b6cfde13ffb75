import { currentLocale } from '../language/messages.ts';

/** The label of a field within a sentence: only German keeps the capitals of its nouns. */
export function labelInSentence(label: string): string {
  const locale = currentLocale();
  return locale === 'de' ? label : label.toLocaleLowerCase(locale);
}
