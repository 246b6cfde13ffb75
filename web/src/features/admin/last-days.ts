import type { Statistics } from '@perch/contract/statistics';

export interface Day {
  /** `2026-11-21`, UTC like the server's days. */
  date: string;
  uploads: number;
  /** Bytes. */
  storage: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The `count` days up to today, those without uploads included. */
export function lastDays(
  dailyStats: Statistics['dailyStats'],
  count: number,
  nowMs = Date.now(),
): Day[] {
  const known = new Map(
    dailyStats.map(({ year, month, day, uploads, storage }) => [
      isoDate(Date.UTC(year, month - 1, day)),
      { uploads, storage },
    ]),
  );
  return Array.from({ length: count }, (_, index) => {
    const date = isoDate(nowMs - (count - 1 - index) * dayMs);
    return { date, ...(known.get(date) ?? { uploads: 0, storage: 0 }) };
  });
}

function isoDate(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
