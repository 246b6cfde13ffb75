/** Ends a process that was started `detached`, and whatever it has started in its group. */
export function killGroup({ pid }: { pid: number }): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}
