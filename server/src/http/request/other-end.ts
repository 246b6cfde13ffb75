/** The client's end of a request's connection. */
export interface OtherEnd {
  /** Its network address. */
  findPeer(): string;
  /** Restarts the idle time-out; to be called for each chunk of a body. */
  stayOpen(): void;
  /** Waits where a crowd of requests has come; undefined: it may begin at once. */
  takeTurn(): Promise<void> | undefined;
}

/** The whole server as a function. */
export type Fetch = (request: Request, otherEnd: OtherEnd) => Response | Promise<Response>;
