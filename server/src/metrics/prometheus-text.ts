export interface Sample {
  /** Of the family's name, for histograms. */
  suffix?: string;
  labels: Record<string, string>;
  value: number;
}

/** One family of figures in Prometheus' text format 0.0.4; a number is a family of one. */
export function family(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: number | readonly Sample[],
): string {
  const all = typeof samples === 'number' ? [{ labels: {}, value: samples }] : samples;
  const lines = all.map(
    ({ suffix = '', labels, value }: Sample) => `${name}${suffix}${labelsOf(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsOf(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
