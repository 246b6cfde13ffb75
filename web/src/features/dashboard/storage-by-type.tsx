import { Skeleton } from '@mantine/core';
import type { Statistics } from '@perch/contract/statistics';
import { useQuery } from '@tanstack/react-query';

import { statisticsQuery } from '../../api/statistics-query.ts';
import { formatBytes } from '../../format/size.ts';
import { m } from '../../language/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatPercent, typeShares } from './type-shares.ts';

import classes from './storage-by-type.module.css';

/** The share of each file type in the used storage. */
export function StorageByType() {
  const statistics = useQuery(statisticsQuery);
  return (
    <Panel title={m.dashboard.byType.title}>
      {statistics.isPending && <ChartSkeleton />}
      {statistics.isError && !statistics.data && (
        <p className={classes.none}>{m.dashboard.byType.notShown}</p>
      )}
      {statistics.data && <Chart breakdown={statistics.data.typeBreakdown} />}
    </Panel>
  );
}

function Chart({ breakdown }: { breakdown: Statistics['typeBreakdown'] }) {
  const shares = typeShares(breakdown);
  if (shares.length === 0) {
    return <p className={classes.none}>{m.dashboard.byType.none}</p>;
  }
  return (
    <>
      {/* Screen readers read the list below. */}
      <svg
        className={classes.chart}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shares.map(({ type, start, percent }) => (
          <rect key={type} className={classes[type]} x={start} width={percent} height="1" />
        ))}
      </svg>
      <ul className={classes.legend}>
        {shares.map(({ type, count, size, percent }) => (
          <li key={type} className={classes.entry}>
            <span className={`${classes.swatch} ${classes[type]}`} aria-hidden="true" />
            <span>{m.format.fileTypes[type]}</span>
            <span className={classes.figure}>{formatBytes(size)}</span>
            <span className={classes.detail}>
              {m.dashboard.byType.files({ count, share: formatPercent(percent) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function ChartSkeleton() {
  return (
    <output aria-label={m.dashboard.byType.loading}>
      <Skeleton className={classes.skeleton ?? ''} />
      <Skeleton className={classes.lineSkeleton ?? ''} />
      <Skeleton className={classes.lineSkeleton ?? ''} />
    </output>
  );
}
