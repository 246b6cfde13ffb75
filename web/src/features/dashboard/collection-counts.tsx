import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { statisticsQuery } from '../../api/statistics-query.ts';
import { formatNumber } from '../../format/number.ts';
import { m } from '../../language/messages.ts';

import classes from './collection-counts.module.css';

const counted = ['albums', 'tags', 'requests', 'links', 'clicks'] as const;

/** How many albums, tags, requests and short links there are. */
export function CollectionCounts() {
  const statistics = useQuery(statisticsQuery);
  const texts = m.dashboard.collections;
  return (
    <section className={classes.panel} aria-label={texts.title} aria-busy={statistics.isPending}>
      <dl className={classes.counts}>
        {counted.map((name) => (
          <div key={name} className={classes.count}>
            <dt className={classes.label}>{texts[name]}</dt>
            <dd className={classes.value}>
              {statistics.isPending ? (
                <Skeleton className={classes.skeleton ?? ''} />
              ) : (
                ((statistics.data && formatNumber(statistics.data.user[name])) ?? '–')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
