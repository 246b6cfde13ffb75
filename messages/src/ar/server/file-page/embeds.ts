import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('ar');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) => `لا يوجد متغيّر ${isolate(name)}: اكتب ${isolate(known)}.`,
};
