import type { Statistics } from '@perch/contract/statistics';

type DayShare = Statistics['dailyStats'][number];

export interface Day {
  /** Midnight UTC at its start: the server counts by UTC days. */
  date: string;
  uploads: number;
  storage: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The last `count` days up to `nowMs`, oldest first; days that the server left out are zeros. */
export function lastDays(shares: readonly DayShare[], nowMs: number, count: number): Day[] {
  const byDate = new Map(
    shares.map((share) => [Date.UTC(share.year, share.month - 1, share.day), share]),
  );
  const today = Math.floor(nowMs / dayMs) * dayMs;
  return Array.from({ length: count }, (_, index) => {
    const startMs = today - (count - 1 - index) * dayMs;
    const share = byDate.get(startMs);
    return {
      date: new Date(startMs).toISOString(),
      uploads: share?.uploads ?? 0,
      storage: share?.storage ?? 0,
    };
  });
}
