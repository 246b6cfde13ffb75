import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('en');

/** Previews of links to files. */
export const embeds = {
  unknownVariable: ({ name, known }: { name: string; known: string }) =>
    `There is no variable ${isolate(name)}. Use ${isolate(known)}.`,
};
