import { currentFormats } from './formats.ts';

/** A number that stands alone, in the shown language. */
export const formatNumber = (value: number): string => currentFormats().number(value);

/** Whether a text is a whole number from 1 to `max`. */
export const isCount = (text: string, max: number): boolean =>
  /^[1-9]\d{0,8}$/.test(text) && Number(text) <= max;
