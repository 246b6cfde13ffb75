import { currentFormats } from './formats.ts';

/** A size that stands alone, in the shown language: base 1024, `1.50 MB`. */
export const formatBytes = (bytes: number): string => currentFormats().bytes(bytes);
