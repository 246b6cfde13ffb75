import { readFileSync } from 'node:fs';

const intervalMs = 100;
const pageBytes = 4096;

/**
 * Calls `onExceeded` once this process and all that it has started have more than `bytesMax` in memory. Only Linux tells.
 * Returns how to stop.
 */
export function watchMemory(pid: number, bytesMax: number, onExceeded: () => void): () => void {
  if (process.platform !== 'linux') return () => {};
  const timer = setInterval(() => {
    if (residentBytes(pid) <= bytesMax) return;
    clearInterval(timer);
    onExceeded();
  }, intervalMs);
  return () => clearInterval(timer);
}

/** Of the process and its descendants (proc_pid_statm(5)); 0 of those that have ended. */
function residentBytes(pid: number): number {
  try {
    const [, resident = 0] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ').map(Number);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ');
    return children
      .filter((child) => child !== '')
      .reduce((sum, child) => sum + residentBytes(Number(child)), resident * pageBytes);
  } catch {
    return 0;
  }
}
