import { currentLocale } from '../language/messages.ts';
import { currentFormats } from './formats.ts';

/** A number that stands alone, in the shown language; in English without separators. */
export function formatNumber(value: number): string {
  return currentLocale() === 'en' ? String(value) : currentFormats().number(value);
}
