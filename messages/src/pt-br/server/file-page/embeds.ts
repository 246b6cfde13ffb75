import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('pt-BR');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) =>
    `Não existe a variável ${isolate(name)}: use ${isolate(known)}.`,
};
