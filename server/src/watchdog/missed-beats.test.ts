import { describe, expect, test } from 'bun:test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canThreadRun, createMissedBeats } from './missed-beats.ts';

const tickTimes = (beats: { tick(): boolean }, count: number) =>
  Array.from({ length: count }, () => beats.tick());

describe('an event loop', () => {
  test('hangs when it has missed more ticks than it may, in a row', () => {
    const beats = createMissedBeats(3, () => true);
    beats.beat();
    expect(tickTimes(beats, 3)).toEqual([false, false, false]);
    beats.beat();
    expect(tickTimes(beats, 5)).toEqual([false, false, false, true, false]);
  });

  test('does not hang while it has not begun', () => {
    const beats = createMissedBeats(3, () => true);
    expect(tickTimes(beats, 10)).not.toContain(true);
  });

  test('does not hang while it waits for a disk, and what it missed otherwise adds up', () => {
    let canRun = true;
    const beats = createMissedBeats(3, () => canRun);
    beats.beat();
    expect(tickTimes(beats, 2)).toEqual([false, false]);
    canRun = false;
    expect(tickTimes(beats, 100)).not.toContain(true);
    canRun = true;
    expect(tickTimes(beats, 2)).toEqual([false, true]);
  });
});

describe('a thread', () => {
  test('can run in every state but a wait for a disk and a debugger’s hold', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perch-stat-'));
    try {
      const path = join(folder, 'stat');
      for (const [state, canRun] of Object.entries({
        R: true,
        S: true,
        T: true,
        D: false,
        t: false,
      })) {
        await writeFile(path, `12 (a) D) ${state} 1 2 3`);
        expect([state, canThreadRun(path)]).toEqual([state, canRun]);
      }
      expect(canThreadRun(join(folder, 'missing'))).toBe(true);
      expect(canThreadRun(`/proc/self/task/${process.pid}/stat`)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
