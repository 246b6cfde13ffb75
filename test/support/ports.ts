// Below the range from which outgoing connections take theirs, so that none is taken in between.
const portMin = 20_000;
const portMax = 32_000;

/** A port of 127.0.0.1 on which nobody listens; two test processes rarely draw the same. */
export function freePort(): number {
  for (;;) {
    const port = portMin + Math.floor(Math.random() * (portMax - portMin));
    try {
      const listener = Bun.listen({ hostname: '127.0.0.1', port, socket: { data() {} } });
      listener.stop(true);
      return port;
    } catch (error) {
      // Taken: draw again.
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
