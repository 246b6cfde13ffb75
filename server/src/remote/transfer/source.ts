/** The bytes of one file while they are sent. */
export interface Source {
  /** In bytes. */
  size: number;
  /** The bytes from an offset, in pieces of bounded size. Throws RemoteFailure where the file has changed. */
  read(from: number): AsyncIterable<Uint8Array>;
}

/** A file that the server has. */
export interface SentFile {
  url: string;
  /** The whole answer, or what the server says of a resumable upload. */
  answer: Record<string, unknown>;
}
