import { open } from 'node:fs/promises';
import { join } from 'node:path';

const tickMs = 500;
const diskEveryMs = 2000;
const toldFromMs = 3000;

/**
 * Says on the console when the machine stood still, or its disk (a file in `folder` is synced every other second):
 * a test that failed at that time may have failed of it.
 */
export function watchPauses(folder: string): void {
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    tell('The machine stood still', now - before - tickMs);
    before = now;
  }, tickMs).unref();
  let isSyncing = false;
  setInterval(() => {
    if (isSyncing) return;
    isSyncing = true;
    const beganAt = performance.now();
    syncOnce(folder)
      .then(() => tell('The disk did not answer', performance.now() - beganAt))
      // The folder is removed when the run ends.
      .catch(() => {})
      .finally(() => (isSyncing = false));
  }, diskEveryMs).unref();
}

function tell(what: string, ms: number): void {
  if (ms < toldFromMs) return;
  console.log(`${what} for ${(ms / 1000).toFixed(1)} s, until ${new Date().toISOString()}`);
}

async function syncOnce(folder: string): Promise<void> {
  await using file = await open(join(folder, 'pauses'), 'w');
  await file.write(new Date().toISOString());
  await file.datasync();
}
