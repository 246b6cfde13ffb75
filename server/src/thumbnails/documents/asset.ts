/** The bytes of a file whose import is `path`: in a bundle that is relative to it. */
export const assetOf = (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  Bun.file(new URL(path, import.meta.url)).bytes();
