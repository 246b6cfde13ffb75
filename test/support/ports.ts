// Below the range from which outgoing connections take theirs, so that none is taken in between.
const portMin = 20_000;
const portsEach = 200;
const shares = 60;

// Test processes that run side by side have neighbouring ids, and so each its own share of the ports.
const shareMin = portMin + (process.pid % shares) * portsEach;
let drawn = Math.floor(Math.random() * portsEach);

/** A port of 127.0.0.1 on which nobody listens; no two of a process are the same for a long time. */
export function freePort(): number {
  for (;;) {
    drawn = (drawn + 1) % portsEach;
    const port = shareMin + drawn;
    try {
      const listener = Bun.listen({ hostname: '127.0.0.1', port, socket: { data() {} } });
      listener.stop(true);
      return port;
    } catch (error) {
      // Taken: the next one.
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
