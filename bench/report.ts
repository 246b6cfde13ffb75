import type { Group } from './groups/group.ts';
import type { Case, Circumstances, GroupResult, Results } from './results.ts';
import { formatFigure } from './statistics.ts';
import { formatVerdict, type Verdict, verdictsOf } from './targets.ts';

// Above it the machine had other work when the group began.
const quietCoresMax = 0.5;

/** The page of results: every target first, then group after group. */
export function renderReport(results: Results, groups: readonly Group[]): string {
  const verdicts = verdictsOf(results);
  return [
    '# Results',
    '',
    'Made by `npm run bench`; [how it is measured](README.md). Everything on one machine by loopback, servers',
    'on one core and their clients on the other, all in turn; medians (lowest–highest) of the rounds. The same',
    'as JSON: [results.json](results.json). What a browser sees of the dashboard: [web.md](web.md),',
    '[web-speed.md](web-speed.md).',
    '',
    ...summaryOf(verdicts),
    ...groups.flatMap((group) => {
      const result = results.groups[group.name];
      return result ? renderGroup(group, result, verdicts) : [];
    }),
  ].join('\n');
}

function summaryOf(verdicts: Verdict[]): string[] {
  const count = (state: Verdict['state']) => verdicts.filter((each) => each.state === state);
  const [notMet, notMeasured] = [count('not met'), count('not measured')];
  const named = (list: Verdict[]) =>
    list.map((each) => `- ${each.group}, ${each.name}: ${formatVerdict(each)}`);
  return [
    `Of ${verdicts.length} targets ${count('met').length} are met, ${notMet.length} are not, ${notMeasured.length} are not measured.`,
    '',
    ...named([...notMet, ...notMeasured]),
    '',
  ];
}

function renderGroup({ name, title, about }: Group, result: GroupResult, verdicts: Verdict[]) {
  const own = verdicts.filter(({ group }) => group === name);
  const versions = Object.entries(result.versions).map(([who, version]) => `${who} ${version}`);
  return [
    `## ${title}`,
    '',
    `\`npm run bench -- --only ${name}\`, ${circumstances(result.measured)}.`,
    ...(result.measured.note === undefined ? [] : [`**${result.measured.note}**`, '']),
    about,
    `${versions.join(', ')}.`,
    ...result.missing.map((sentence) => `Missing: ${sentence}.`),
    '',
    `![${title}](../docs/images/bench-${name}.svg)`,
    '',
    ...tableOf(result.cases, own),
    ...memoryTableOf(result, own),
  ];
}

function circumstances({ date, machine, commit, load, busyCores, rounds }: Circumstances): string {
  const note =
    busyCores > quietCoresMax ? ': others were at work, so these figures are no measure' : '';
  const others = `load before the run ${load}, processors busy right before the group ${busyCores}${note}`;
  return `${date}, ${machine}, commit ${commit}, rounds: ${rounds}, ${others}`;
}

function tableOf(cases: Case[], all: Verdict[]): string[] {
  // What a case takes stands in the table below it.
  const verdicts = all.filter(({ target }) => cases[0]?.unit === 'MiB' || !isOfMemory(target));
  const products = [...new Set(cases.flatMap(({ figures }) => Object.keys(figures)))];
  const rows = cases.map((each) => {
    const cells = products.map((who) => {
      const figure = each.figures[who];
      return figure ? formatFigure(figure) : (each.remarks[who] ?? '');
    });
    return [`${each.name}, ${each.unit}`, ...cells, verdictsIn(verdicts, each.name)];
  });
  return table(['Case', ...products, 'Targets'], rows);
}

/** Where the cases are readings of memory themselves, they stand above. */
function memoryTableOf({ cases, memory }: GroupResult, verdicts: Verdict[]): string[] {
  const isAbove = (when: string) => cases.some(({ unit, name }) => unit === 'MiB' && name === when);
  const rest = memory.filter(({ when }) => !isAbove(when));
  if (rest.length === 0) return [];
  const rows = rest.map(({ when, nowMiB, peakMiB }) => {
    const own = verdicts.filter(({ target }) => isOfMemory(target));
    return [when, String(nowMiB), String(peakMiB), verdictsIn(own, when)];
  });
  return table(['Memory of Perch, MiB', 'After the case', 'At the most', 'Target'], rows);
}

const isOfMemory = (target: string) => target.includes('MiB');

const verdictsIn = (verdicts: Verdict[], name: string) =>
  verdicts
    .filter((verdict) => verdict.name === name)
    .map(formatVerdict)
    .join('; ');

const table = (head: string[], rows: string[][]) => [
  `| ${head.join(' | ')} |`,
  `| ${head.map(() => '---').join(' | ')} |`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  '',
];
