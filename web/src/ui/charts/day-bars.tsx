import { formatDay } from '../../format/date.ts';
import { layOutBars } from './bars.ts';

import spoken from '../theme/visually-hidden.module.css';
import classes from './day-bars.module.css';

const height = 60;
const step = 10;
const barWidth = 7;
const trackHeight = 1.5;

export interface DayBar {
  /** `2026-11-29` */
  day: string;
  /** What is stacked in the bar, from below. */
  counts: readonly [number, number];
}

interface DayBarsProps {
  days: readonly DayBar[];
  /** What the chart says as a whole. */
  label: string;
  /** What one of its bars says. */
  labelOf: (bar: DayBar) => string;
}

/** A bar for each day, the oldest first; screen readers are told the whole, and each day on which something happened. */
export function DayBars({ days, label, labelOf }: DayBarsProps) {
  const bars = layOutBars(days.map(totalOf), { height, step });
  const shown = days.map((day, index) => {
    const { x = 0, y = height, height: whole = 0 } = bars[index] ?? {};
    const total = totalOf(day);
    return { day, x, y, whole, upper: total === 0 ? 0 : (whole * day.counts[1]) / total };
  });
  return (
    <div className={classes.figure}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${days.length * step - (step - barWidth)} ${height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, as a picture has no address
        role="img"
        aria-label={label}
      >
        {shown.map(({ day, x, y, whole, upper }) => (
          <g key={day.day}>
            <title>{labelOf(day)}</title>
            {/* The whole height, so that a pointer finds days of which the bar is low. */}
            <rect className={classes.day} x={x} width={barWidth} height={height} />
            <rect
              className={classes.track}
              x={x}
              y={height - trackHeight}
              width={barWidth}
              height={trackHeight}
            />
            <rect
              className={classes.lower}
              x={x}
              y={y + upper}
              width={barWidth}
              height={whole - upper}
            />
            <rect className={classes.upper} x={x} y={y} width={barWidth} height={upper} />
          </g>
        ))}
      </svg>
      <p className={classes.axis} aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '')}</span>
        <span>{formatDay(days.at(-1)?.day ?? '')}</span>
      </p>
      <ul className={spoken.spoken}>
        {days
          .filter((day) => totalOf(day) > 0)
          .map((day) => (
            <li key={day.day}>{labelOf(day)}</li>
          ))}
      </ul>
    </div>
  );
}

const totalOf = ({ counts: [lower, upper] }: DayBar) => lower + upper;
