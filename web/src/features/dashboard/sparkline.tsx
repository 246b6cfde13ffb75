import { layOutBars } from '../../ui/charts/bars.ts';

import classes from './sparkline.module.css';

const height = 40;
const step = 10;
const barWidth = 6;
const trackHeight = 2;

/** A small bar chart, as wide as its container; hidden from screen readers, which read the text next to it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const bars = layOutBars(values, { height, step });
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${values.length * step - (step - barWidth)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((bar) => (
        <g key={bar.x}>
          <rect
            className={classes.track}
            x={bar.x}
            y={height - trackHeight}
            width={barWidth}
            height={trackHeight}
          />
          <rect className={classes.bar} x={bar.x} y={bar.y} width={barWidth} height={bar.height} />
        </g>
      ))}
    </svg>
  );
}
