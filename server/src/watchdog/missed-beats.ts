import { readFileSync } from 'node:fs';

/** Tells from the beats of an event loop whether it hangs. */
export interface MissedBeats {
  /** The event loop has come round. */
  beat(): void;
  /** To be called at a fixed interval; true, once, when `missedMax` whole ones had no beat. */
  tick(): boolean;
}

/**
 * Time is counted in ticks of the watcher's own event loop and by no clock: while the machine sleeps,
 * or both are stopped or starved together, nothing is missed. `canRun` says whether the watched
 * thread could have run at all; a tick at which it could not is not counted. Nothing is missed
 * before the first beat.
 */
export function createMissedBeats(missedMax: number, canRun: () => boolean): MissedBeats {
  let missed: number | undefined;
  let hasBeat = false;
  return {
    beat() {
      missed = 0;
      hasBeat = true;
    },
    tick() {
      const isMissed = missed !== undefined && !hasBeat && canRun();
      hasBeat = false;
      if (missed === undefined || !isMissed) return false;
      missed += 1;
      return missed === missedMax;
    },
  };
}

// Linux: D waits for a disk and cannot be ended before the disk answers, t is held by a debugger.
const heldStates = new Set(['D', 't']);

/**
 * False while a thread waits for a disk or is held by a debugger, by its `stat` file below /proc:
 * another process in its place would wait as well. Where there is no such file, it can run.
 */
export function canThreadRun(statPath: string): boolean {
  try {
    const stat = readFileSync(statPath, 'latin1');
    // The name before it, in brackets, may contain any character.
    return !heldStates.has(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
  } catch {
    return true;
  }
}
