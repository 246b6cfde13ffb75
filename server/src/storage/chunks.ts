/** Bytes as they arrive; what a driver writes and what a verb hands on. */
export type Chunks = AsyncIterable<Uint8Array>;
