import { isMainThread } from 'node:worker_threads';

// Loaded before the server's own code by tests that need a process which hangs: after SIGUSR2 its
// event loop never comes round again. It waits, which leaves the processor to others; where
// HANG_BY_SPINNING is set it computes.

function hang(): void {
  if (!process.env['HANG_BY_SPINNING']) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  // oxlint-disable-next-line no-empty, no-constant-condition
  for (;;);
}

if (isMainThread) process.on('SIGUSR2', hang);
