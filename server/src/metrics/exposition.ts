import type { MetricFamily } from './metric-family.ts';

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
