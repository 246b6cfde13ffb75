import { type Formats, formatsOf } from '@perch/messages/formats';

import { currentLocale } from '../language/messages.ts';

/** How the shown language writes numbers and sizes. */
export const currentFormats = (): Formats => formatsOf(currentLocale());

/** `a, b and c`, in the shown language. */
export const formatList = (items: readonly string[]): string => currentFormats().list(items);
