import type { Import } from '@perch/contract/imports/imports';
import { useState } from 'react';

import { formatTimeLeft } from '../../../format/duration.ts';
import { formatNumber } from '../../../format/number.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import { addSample, countsOf, type ProgressSample, ratesOf, sampleOf } from './import-progress.ts';

import classes from './import-progress-panel.module.css';

interface ImportProgressPanelProps {
  found: Import;
  /** Time of the last response. */
  updatedAt: number;
}

/** Progress relative to the files that the inspection counted; an inspection itself has no total. */
export function ImportProgressPanel({ found, updatedAt }: ImportProgressPanelProps) {
  const samples = useSamples(found, updatedAt);
  const words = m.imports.progress;
  const counts = countsOf(found);
  const total = found.phase === 'import' ? (found.inspection?.files.found ?? 0) : 0;
  const done = counts?.files.found ?? 0;
  const rates = ratesOf(samples, total);
  const skipped = ['accounts', 'albums', 'files', 'links'] as const;
  const figures = [
    {
      label: m.imports.kinds.files,
      value:
        total > 0
          ? words.of({ done: formatNumber(done), total: formatNumber(total) })
          : formatNumber(done),
    },
    { label: words.size, value: formatBytes(counts?.bytes ?? 0) },
    ...(total > 0
      ? [
          {
            label: words.rate,
            value: rates ? words.perSecond({ size: formatBytes(rates.bytesPerSecond) }) : '–',
          },
          {
            label: words.left,
            value:
              rates?.secondsLeft === undefined ? '–' : formatTimeLeft(Math.ceil(rates.secondsLeft)),
          },
        ]
      : []),
    {
      label: m.imports.counts.skipped,
      value: formatNumber(skipped.reduce((sum, kind) => sum + (counts?.[kind].skipped ?? 0), 0)),
    },
  ];
  return (
    <>
      <progress
        className={classes.bar}
        aria-label={words.title}
        {...(total > 0 && { max: total, value: Math.min(done, total) })}
      />
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The counts of the last seconds. */
function useSamples(found: Import, updatedAt: number): readonly ProgressSample[] {
  const [seen, setSeen] = useState<{ at: number; samples: readonly ProgressSample[] }>({
    at: 0,
    samples: [],
  });
  if (seen.at === updatedAt) return seen.samples;
  const sample = sampleOf(found, updatedAt);
  const samples = sample ? addSample(seen.samples, sample) : seen.samples;
  // React renders again immediately with it.
  setSeen({ at: updatedAt, samples });
  return samples;
}
