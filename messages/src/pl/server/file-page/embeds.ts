import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('pl');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) =>
    `Nie ma zmiennej ${isolate(name)}: dostępne są ${isolate(known)}.`,
};
