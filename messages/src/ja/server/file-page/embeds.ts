import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('ja');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) =>
    `変数${isolate(name)}はありません。${isolate(known)}を使ってください。`,
};
