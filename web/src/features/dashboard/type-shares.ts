import type { Category } from '@perch/contract/limits';
import type { Statistics } from '@perch/contract/statistics';

import { m } from '../../language/messages.ts';

export interface TypeShare {
  type: Category;
  count: number;
  size: number;
  /** Share of all bytes. */
  percent: number;
  /** Where its part of the chart starts, in percent. */
  start: number;
}

/** The types that have files, the largest first. */
export function typeShares(breakdown: Statistics['typeBreakdown']): TypeShare[] {
  const total = breakdown.reduce((sum, { size }) => sum + size, 0);
  let start = 0;
  return breakdown
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.size - a.size || b.count - a.count)
    .map((part) => {
      const percent = total === 0 ? 0 : (part.size / total) * 100;
      const share = { ...part, percent, start };
      start += percent;
      return share;
    });
}

/** `37 %`; a share that rounds to zero is `< 1 %`. */
export function formatPercent(percent: number): string {
  const { belowOnePercent, percent: whole } = m.dashboard.byType;
  return percent > 0 && percent < 1 ? belowOnePercent : whole({ percent: Math.round(percent) });
}
