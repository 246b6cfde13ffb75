import { formatDateTime, formatDay } from '../../format/date.ts';
import { m } from '../../language/messages.ts';
import { type DayBar, DayBars } from '../../ui/charts/day-bars.tsx';
import type { Activity, ActivitySubject } from './activity-query.ts';

import classes from './activity-chart.module.css';

interface ActivityChartProps {
  kind: ActivitySubject['kind'];
  activity: Activity;
}

/** How often something was opened on each day, or that it was not, and when it last was. */
export function ActivityChart({ kind, activity: { days, lastAt } }: ActivityChartProps) {
  const texts = textsOf[kind];
  const counts: Counts = [sumOf(days, 0), sumOf(days, 1)];
  const [first, second] = counts;
  const isNone = first + second === 0;
  const sentence = isNone ? texts.none(days.length) : texts.sum(counts, days.length);
  return (
    <div className={classes.content}>
      <p className={isNone ? classes.none : classes.sum} aria-hidden={!isNone || undefined}>
        {sentence}
      </p>
      {!isNone && (
        <DayBars
          days={days}
          label={sentence}
          labelOf={({ day, counts: ofDay }) => texts.onDay(formatDay(day), ofDay)}
        />
      )}
      <div className={classes.foot}>
        {first > 0 && second > 0 && <Legend />}
        {lastAt !== null && <p>{texts.last(lastAt)}</p>}
      </div>
    </div>
  );
}

function Legend() {
  return (
    <p className={classes.legend} aria-hidden="true">
      <span data-part="lower">{m.activity.views}</span>
      <span data-part="upper">{m.activity.downloads}</span>
    </p>
  );
}

type Counts = DayBar['counts'];

interface KindTexts {
  sum: (counts: Counts, days: number) => string;
  none: (days: number) => string;
  onDay: (date: string, counts: Counts) => string;
  last: (iso: string) => string;
}

const whenOpened: Pick<KindTexts, 'none' | 'last'> = {
  none: (days) => m.activity.none({ days }),
  // A day of the server's calendar, whichever zone the reader is in.
  last: (iso) => m.activity.lastOpened({ date: formatDay(iso.slice(0, 10)) }),
};

const openedTexts: KindTexts = {
  ...whenOpened,
  sum: ([views, downloads], days) => m.activity.opened({ views, downloads, days }),
  onDay: (date, [views, downloads]) => m.activity.onDay.opened({ date, views, downloads }),
};

const textsOf: Record<ActivitySubject['kind'], KindTexts> = {
  upload: openedTexts,
  album: openedTexts,
  link: {
    ...whenOpened,
    sum: ([clicks], days) => m.activity.clicked({ clicks, days }),
    onDay: (date, [clicks]) => m.activity.onDay.clicked({ date, clicks }),
  },
  request: {
    sum: ([files], days) => m.activity.received({ files, days }),
    none: (days) => m.activity.noneReceived({ days }),
    onDay: (date, [files]) => m.activity.onDay.received({ date, files }),
    last: (iso) => m.activity.lastReceived({ date: formatDateTime(iso) }),
  },
};

const sumOf = (days: readonly DayBar[], part: 0 | 1) =>
  days.reduce((sum, { counts }) => sum + counts[part], 0);
