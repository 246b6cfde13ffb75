/** The client's end of a request's connection. */
export interface Peer {
  /** Its network address, which may be a proxy's. */
  address(): string;
  /** Restarts the idle time-out; to be called for each chunk of a body. */
  stayOpen(): void;
  /** Waits where a crowd of requests has come; undefined: it may begin at once. */
  takeTurn(): Promise<void> | undefined;
}

/** The whole server as a function. */
export type Fetch = (request: Request, peer: Peer) => Response | Promise<Response>;
