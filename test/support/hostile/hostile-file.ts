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
    name,
    content: Buffer.from(content),
    ends,
  }));

/** Where files point that want something from elsewhere. */
export interface Elsewhere {
  /** Of a server that answers with a picture in a glaring colour, and that nobody may ask. */
  url: string;
  /** Of a file with the same picture, which nobody may read. */
  path: string;
}
