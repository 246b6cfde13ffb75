import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('de');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) =>
    `Die Variable ${isolate(name)} gibt es nicht: Schreib ${isolate(known)}.`,
};
