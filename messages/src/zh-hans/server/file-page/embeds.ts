import type { embeds as source } from '../../../en/server/file-page/embeds.ts';
import { createFormats } from '../../../formats.ts';

const { isolate } = createFormats('zh-Hans');

/** Previews of links to files. */
export const embeds: typeof source = {
  unknownVariable: ({ name, known }) => `没有变量${isolate(name)}：可用的有${isolate(known)}。`,
};
