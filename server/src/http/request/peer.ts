/** The client's end of a request's connection. */
export interface Peer {
  /** Its network address, which may be a proxy's. */
  address(): string;
  /** Restarts the idle time-out; to be called for each chunk of a body. */
  stayOpen(): void;
  /** Waits during a rush of requests; undefined: it may start immediately. */
  takeTurn(): Promise<void> | undefined;
}

/** The whole server as a function. */
export type Fetch = (request: Request, peer: Peer) => Response | Promise<Response>;
