import { figureIn, type Results } from './results.ts';
import { rounded } from './statistics.ts';

/** What Perch should reach in a case: beside a product, beside another case, or as a figure. */
type Bound = { factor: number; of?: string; inCase?: string } | { figure: number; unit: string };

interface Target {
  group: string;
  name: string;
  relation: '≥' | '≤';
  bound: Bound;
}

export interface Verdict {
  group: string;
  name: string;
  /** As `≥ 0.6 × nginx`. */
  target: string;
  /** What was reached, in the unit of the target; undefined: not measured. */
  reached?: number;
  state: 'met' | 'not met' | 'not measured';
}

export const perchName = 'Perch';
export const nginxName = 'nginx';
export const caddyName = 'Caddy';
export const tusName = '@tus/server';

export const atRest = 'at rest';
const idleMiBMax = 80;
const peakMiBMax = 200;

const target = (group: string, name: string, relation: '≥' | '≤', bound: Bound): Target => ({
  group,
  name,
  relation,
  bound,
});

/** The lists that are timed in a small and in a large installation. */
export const listPaths = {
  'my uploads': '/api/upload/my',
  'search in my uploads': '/api/upload/my?search=invoice',
  'search in all uploads': '/api/upload/all?search=invoice',
  'my statistics': '/api/upload/stats',
  'all statistics': '/api/admin/stats',
};
export const atSize = (list: string, uploads: number) =>
  `${list}, ${uploads.toLocaleString('en').replaceAll(',', ' ')} uploads`;
export const smallInstallation = 10_000;
export const largeInstallation = 1_000_000;

export const targets: Target[] = [
  target('files', '1 KiB GET', '≥', { factor: 0.6, of: nginxName }),
  target('files', '1 KiB GET', '≥', { factor: 1.5, of: caddyName }),
  target('files', '100 KiB GET', '≥', { factor: 1, of: nginxName }),
  target('large', '1 GiB download', '≥', { factor: 0.95, of: nginxName }),
  target('large', '1 GiB upload', '≥', { factor: 1, of: nginxName }),
  target('large', '1 GiB upload by tus', '≥', { factor: 1.2, of: tusName }),
  target('uploads', '100 KiB upload, 1-way', '≥', { figure: 800, unit: '/s' }),
  target('uploads', '100 KiB upload, 16-way', '≥', { figure: 2000, unit: '/s' }),
  target('uploads', '100 KiB upload, 16-way', '≥', { factor: 0.5, of: nginxName }),
  ...Object.keys(listPaths).flatMap((list) => [
    target('lists', atSize(list, largeInstallation), '≤', { figure: 10, unit: 'ms' }),
    target('lists', atSize(list, largeInstallation), '≤', {
      factor: 1.3,
      inCase: atSize(list, smallInstallation),
    }),
  ]),
  target('start', 'npm start again', '≤', { figure: 400, unit: 'ms' }),
];

/** Every target beside what was measured, the memory of each group's cases included. */
export function verdictsOf(results: Results, of = targets): Verdict[] {
  const memory = Object.entries(results.groups).flatMap(([group, { memory: readings }]) =>
    readings.map(({ when, nowMiB, peakMiB }) =>
      when === atRest
        ? judged(group, when, '≤', idleMiBMax, nowMiB, `≤ ${idleMiBMax} MiB`)
        : judged(group, when, '≤', peakMiBMax, peakMiB, `≤ ${peakMiBMax} MiB at the most`),
    ),
  );
  return [...of.map((each) => verdictOn(results, each)), ...memory];
}

function verdictOn(results: Results, { group, name, relation, bound }: Target): Verdict {
  const figure = figureIn(results, group, name, perchName)?.median;
  if ('figure' in bound) {
    const { figure: limit, unit } = bound;
    return judged(group, name, relation, limit, figure, `${relation} ${limit} ${unit}`);
  }
  const { factor, of = perchName, inCase = name } = bound;
  const other = figureIn(results, group, inCase, of)?.median;
  const ratio = figure !== undefined && other !== undefined ? figure / other : undefined;
  const beside = inCase === name ? of : `“${inCase}”`;
  return judged(group, name, relation, factor, ratio, `${relation} ${factor} × ${beside}`);
}

function judged(
  group: string,
  name: string,
  relation: '≥' | '≤',
  limit: number,
  reached: number | undefined,
  text: string,
): Verdict {
  if (reached === undefined) return { group, name, target: text, state: 'not measured' };
  const isMet = relation === '≥' ? reached >= limit : reached <= limit;
  return { group, name, target: text, reached, state: isMet ? 'met' : 'not met' };
}

/** As `≥ 0.6 × nginx: 1.18, met`. */
export const formatVerdict = ({ target: text, reached, state }: Verdict) =>
  reached === undefined ? `${text}: ${state}` : `${text}: ${rounded(reached)}, ${state}`;
