import type { MetricFamily, MetricSample } from './metric-family.ts';

/** The families in Prometheus' text exposition format 0.0.4. */
export const renderExposition = (families: readonly MetricFamily[]): string =>
  families.map(renderFamily).join('');

function renderFamily({ name, type, help, samples }: MetricFamily): string {
  const lines = samples.map(
    ({ suffix, labels, value }) => `${name}${suffix}${renderLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function renderLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

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
