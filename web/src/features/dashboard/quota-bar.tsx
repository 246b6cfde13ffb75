import { m } from '../../language/messages.ts';
import { ShareBar } from '../../ui/share-bar.tsx';

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
      <ShareBar percent={percent} isAlarming={percent >= 90} />
      <p className={classes.text}>
        {m.dashboard.quotaUsed({ percent: Math.round(percent), maxBytes })}
      </p>
    </div>
  );
}
