import classes from './count-badge.module.css';

/** How many wait; nothing where none do. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={classes.badge}>{count}</span>;
}
