import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('it');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) =>
    `La variabile ${isolate(name)} non esiste: scrivi ${isolate(known)}.`,
};
