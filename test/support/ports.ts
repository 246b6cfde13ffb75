// Below the range from which outgoing connections take theirs, so that none is taken in between.
const portMin = 20_000;
const portsEach = 200;
const shares = 60;

let claim: Bun.TCPSocketListener | undefined;
let drawn = Math.floor(Math.random() * portsEach);

function listen(port: number): Bun.TCPSocketListener | undefined {
  try {
    return Bun.listen({ hostname: '127.0.0.1', port, socket: { data() {} } });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/**
 * Each process has a share of the ports for itself: it listens on the first of them as long as it
 * runs. A port that it has given to a server is free for a moment each time that server starts again.
 */
function claimShare(): Bun.TCPSocketListener {
  for (let share = 0; share < shares; share += 1) {
    const listener = listen(portMin + ((process.pid + share) % shares) * portsEach);
    listener?.unref();
    if (listener) return listener;
  }
  throw new Error('Other processes have claimed all ports for tests');
}

/** A free port of 127.0.0.1; a process does not get the same one again for a long time. */
export function freePort(): number {
  claim ??= claimShare();
  for (;;) {
    drawn = (drawn + 1) % portsEach;
    // The first is the claim.
    if (drawn === 0) continue;
    const port = claim.port + drawn;
    const listener = listen(port);
    listener?.stop(true);
    if (listener) return port;
  }
}
