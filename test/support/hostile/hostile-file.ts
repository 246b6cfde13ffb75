import { pngOf } from '../files/pictures.ts';
import { times } from './binary.ts';

/** A file that does harm to what reads it in good faith, or that is odd. */
export interface HostileFile {
  /** What is wrong with it, in a few words. */
  about: string;
  name: string;
  content: Uint8Array;
  /** What it comes to on every machine; absent where that depends on the decoder. */
  ends?: Ending | undefined;
}

/** A picture, or the icon of its type for good. */
export type Ending = 'picture' | 'icon';

/** A name without a dot is an extension. */
type Row = readonly [
  about: string,
  name: string,
  content: Uint8Array | string,
  ends?: Ending | undefined,
];

/** The rows of a table as files. */
export const filesOf = (rows: readonly Row[]): HostileFile[] =>
  rows.map(([about, name, content, ends]) => ({
    about,
    // The same for many: of those without a picture a sheet is drawn for each name and size.
    name: name.includes('.') ? name : `a.${name}`,
    content: Buffer.from(content),
    ends,
  }));

/** Where files point that want something from elsewhere. */
export interface Elsewhere {
  /** Of a server that nobody may ask. */
  url: string;
  /** Of a folder that nobody may read; what it has, the server has as well. */
  folder: string;
}

/** What stands there: a picture in one colour, and a part of a drawing that covers it in this colour. */
export const elsewhereFiles = {
  'glaring.png': pngOf(
    8,
    8,
    times(8, Buffer.concat([Buffer.alloc(1), times(8, Buffer.from([255, 0, 255]))])),
  ),
  'glaring.xml': '<rect width="100%" height="100%" fill="#f0f"/>',
};
