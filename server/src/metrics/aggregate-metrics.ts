interface Family {
  head: string;
  samples: Map<string, number>;
}

const earliest = /_start_time_seconds$/;

/** One text of the figures of several processes, in Prometheus' format: sums, but the earliest start. */
export function mergeFigures(texts: readonly string[]): string {
  const families = new Map<string, Family>();
  for (const text of texts) addFamilies(families, text);
  return [...families.values()]
    .map(({ head, samples }) => {
      const lines = [...samples].map(([name, value]) => `${name} ${value}\n`);
      return `${head}${lines.join('')}`;
    })
    .join('');
}

function addFamilies(families: Map<string, Family>, text: string): void {
  let name = '';
  let family: Family = { head: '', samples: new Map() };
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, about = ''] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
    if (kind === 'HELP') {
      name = about;
      family = families.get(name) ?? { head: `${line}\n`, samples: new Map() };
      families.set(name, family);
    } else if (kind === 'TYPE') {
      if (!family.head.includes('# TYPE')) family.head += `${line}\n`;
    } else {
      addSample(family, line, earliest.test(name));
    }
  }
}

function addSample({ samples }: Family, line: string, isEarliest: boolean): void {
  const end = line.lastIndexOf(' ');
  const name = line.slice(0, end);
  const value = Number(line.slice(end + 1));
  const before = samples.get(name);
  const sum = isEarliest ? Math.min(before ?? value, value) : (before ?? 0) + value;
  samples.set(name, sum);
}
