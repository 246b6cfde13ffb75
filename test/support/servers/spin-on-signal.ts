import { isMainThread } from 'node:worker_threads';

// Loaded before the server's own code by tests that need a process which spins: SIGUSR2 begins a
// loop that never ends.

function spin(): void {
  // oxlint-disable-next-line no-empty, no-constant-condition
  for (;;);
}

if (isMainThread) process.on('SIGUSR2', spin);
