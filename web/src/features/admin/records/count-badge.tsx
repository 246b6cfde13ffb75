import { formatNumber } from '../../../format/number.ts';

import classes from './count-badge.module.css';

/** A count; renders nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.badge}>{formatNumber(count)}</span>;
}
