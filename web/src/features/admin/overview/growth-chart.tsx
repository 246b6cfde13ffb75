import { shownDays } from '@perch/contract/limits';
import type { Statistics } from '@perch/contract/statistics';
import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../../format/date.ts';
import { type Day, lastDays } from '../../../format/last-days.ts';
import { m } from '../../../language/messages.ts';
import { Panel } from '../../../ui/panel.tsx';
import { statsQuery } from '../admin-queries.ts';

import classes from './growth-chart.module.css';

const height = 100;
const step = 10;
const barWidth = 7;
const heightMin = 1.5;

/** Uploads and bytes of each of the last 30 days. */
export function GrowthChart({ statistics }: { statistics: Statistics }) {
  const { dataUpdatedAt } = useQuery(statsQuery());
  const days = lastDays(statistics.dailyStats, dataUpdatedAt, shownDays);
  const uploads = sumOf(days.map((day) => day.uploads));
  const storage = sumOf(days.map((day) => day.storage));
  const summary = m.admin.growth.summary({ uploads, storedBytes: storage });
  return (
    <Panel title={m.admin.growth.title} side={<p className={classes.summary}>{summary}</p>}>
      <div className={classes.charts}>
        <Chart
          title={m.admin.growth.files}
          days={days}
          valueOf={(day) => day.uploads}
          most={(count) => m.admin.growth.atMost({ count })}
        />
        <Chart
          title={m.admin.growth.bytes}
          days={days}
          valueOf={(day) => day.storage}
          most={(bytes) => m.admin.growth.atMostBytes({ bytes })}
        />
      </div>
    </Panel>
  );
}

interface ChartProps {
  title: string;
  days: readonly Day[];
  valueOf: (day: Day) => number;
  /** The sentence about the largest value. */
  most: (value: number) => string;
}

function Chart({ title, days, valueOf, most }: ChartProps) {
  const largest = Math.max(1, ...days.map(valueOf));
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {title}
        <span className={classes.most}>{most(Math.max(0, ...days.map(valueOf)))}</span>
      </figcaption>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${shownDays * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map((day, index) => {
          const value = valueOf(day);
          const bar = Math.max(heightMin, (value / largest) * height);
          return (
            <rect
              key={day.date}
              className={classes.bar}
              data-empty={value === 0}
              x={index * step + (step - barWidth) / 2}
              y={height - bar}
              width={barWidth}
              height={bar}
            >
              <title>{titleOf(day)}</title>
            </rect>
          );
        })}
      </svg>
      <p className={classes.axis}>
        <span>{formatDate(days[0]?.date ?? '')}</span>
        <span>{formatDate(days.at(-1)?.date ?? '')}</span>
      </p>
    </figure>
  );
}

function titleOf({ date, uploads, storage }: Day): string {
  return m.admin.growth.day({ date: formatDate(date), uploads, storedBytes: storage });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
