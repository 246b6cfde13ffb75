import { z } from 'zod';

const MetricSample = z.object({
  /** Behind the family's name, for histograms: `_bucket`, `_sum`, `_count`. */
  suffix: z.enum(['', '_bucket', '_sum', '_count']),
  labels: z.record(z.string(), z.string()),
  value: z.number(),
});
export type MetricSample = z.infer<typeof MetricSample>;

/** One metric with all of its label values at one moment, in plain JSON. */
export const MetricFamily = z.object({
  name: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram']),
  help: z.string(),
  /** What several processes' values of one sample make together. */
  aggregation: z.enum(['sum', 'min']),
  samples: z.array(MetricSample),
});
export type MetricFamily = z.infer<typeof MetricFamily>;

interface LabelledValue {
  labels: Record<string, string>;
  value: number;
}

/** A value that goes up and down. `values` is a number where there are no labels. */
export const gauge = (name: string, help: string, values: number | readonly LabelledValue[]) =>
  family('gauge', name, help, values);

/** A value that only grows while a process runs. `values` is a number where there are no labels. */
export const counter = (name: string, help: string, values: number | readonly LabelledValue[]) =>
  family('counter', name, help, values);

function family(
  type: 'counter' | 'gauge',
  name: string,
  help: string,
  values: number | readonly LabelledValue[],
): MetricFamily {
  const all = typeof values === 'number' ? [{ labels: {}, value: values }] : values;
  const samples = all.map((each) => ({ suffix: '' as const, ...each }));
  return { name, type, help, aggregation: 'sum', samples };
}
