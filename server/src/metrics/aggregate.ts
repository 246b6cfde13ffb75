import type { MetricFamily, MetricSample } from './metric-family.ts';

interface Aggregated {
  family: MetricFamily;
  /** By suffix and labels. */
  samples: Map<string, MetricSample>;
}

const combine: Record<MetricFamily['aggregation'], (a: number, b: number) => number> = {
  sum: (a, b) => a + b,
  min: Math.min,
};

/** The metrics of several processes as those of one: each sample aggregated as its family says. */
export function aggregateMetrics(processes: readonly (readonly MetricFamily[])[]): MetricFamily[] {
  const byName = new Map<string, Aggregated>();
  for (const family of processes.flat()) {
    const known = byName.get(family.name) ?? { family, samples: new Map() };
    byName.set(family.name, known);
    for (const sample of family.samples) add(known, sample);
  }
  return [...byName.values()].map(({ family, samples }) => ({
    ...family,
    samples: [...samples.values()],
  }));
}

function add({ family, samples }: Aggregated, sample: MetricSample): void {
  // Every process writes the labels of a family in the same order.
  const key = JSON.stringify([sample.suffix, sample.labels]);
  const before = samples.get(key);
  const value = before ? combine[family.aggregation](before.value, sample.value) : sample.value;
  samples.set(key, { ...sample, value });
}
