import { m } from '../../language/messages.ts';

import classes from './quota-bar.module.css';

interface QuotaBarProps {
  usedBytes: number;
  maxBytes: number;
}

/** How much of the quota is used; screen readers read the sentence. */
export function QuotaBar({ usedBytes, maxBytes }: QuotaBarProps) {
  const percent = maxBytes === 0 ? 100 : Math.min(100, (usedBytes / maxBytes) * 100);
  return (
    <div className={classes.quota}>
      <svg
        className={classes.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-full={percent >= 90}
      >
        <rect className={classes.track} width="100" height="1" />
        <rect className={classes.used} width={percent} height="1" />
      </svg>
      <p className={classes.text}>
        {m.dashboard.quotaUsed({ percent: Math.round(percent), maxBytes })}
      </p>
    </div>
  );
}
