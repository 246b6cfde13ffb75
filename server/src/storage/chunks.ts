/** A stream of bytes, such as an upload's body on its way to a driver. */
export type Chunks = AsyncIterable<Uint8Array>;
