import { figureIn, type Results } from './results.ts';
import { rounded } from './statistics.ts';

/** What Perch should reach in a case: beside another, or as a figure. */
type Bound = { factor: number; of: string } | { figure: number; unit: string };

interface Target {
  group: string;
  name: string;
  relation: '≥' | '≤';
  bound: Bound;
  /** Whose figure it is; without it that of Perch. */
  who?: string;
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
/** The limits: no server does less for the same promise. */
export const copypartyName = 'copyparty';
export const bareRuntimeName = 'the runtime alone';
export const bareRowName = 'the runtime alone, with a row';
export const barePlainName = 'the runtime alone, without hash and sync';
export const bareCName = 'C alone';

export const atRest = 'at rest';
export const firstScripts = 'dashboard, scripts of the first load';
export const firstPaint = 'dashboard, largest contentful paint';
const peakMiBMax = 200;

const target = (
  group: string,
  name: string,
  relation: '≥' | '≤',
  bound: Bound,
  who = perchName,
): Target => ({ group, name, relation, bound, who });

/** The lists that are timed in a small and in a large installation. */
export const listPaths = {
  'my uploads': '/api/upload/my',
  'search in my uploads': '/api/upload/my?search=invoice',
  'search in all uploads': '/api/upload/all?search=invoice',
  'my statistics': '/api/upload/stats',
  'all statistics': '/api/admin/stats',
};
export const withUploads = (count: number) =>
  `${perchName}, ${count.toLocaleString('en').replaceAll(',', ' ')} uploads`;
export const installationSizes = { small: 10_000, large: 1_000_000 };
const inSmall = withUploads(installationSizes.small);
const inLarge = withUploads(installationSizes.large);

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
  target('uploads', '100 KiB upload, 1-way', '≥', { factor: 0.75, of: bareRuntimeName }),
  target('uploads', '100 KiB upload, 16-way', '≥', { factor: 0.6, of: bareRuntimeName }),
  target('uploads', '100 KiB upload, 16-way', '≥', { factor: 1, of: copypartyName }),
  ...Object.keys(listPaths).flatMap((list) => [
    target('lists', list, '≤', { figure: 10, unit: 'ms' }, inLarge),
    target('lists', list, '≤', { factor: 1.3, of: inSmall }, inLarge),
  ]),
  target('memory', atRest, '≤', { figure: 80, unit: 'MiB' }),
  target('start', 'npm start again', '≤', { figure: 400, unit: 'ms' }),
  target('web', firstScripts, '≤', { figure: 200, unit: 'KB' }),
  target('web', firstPaint, '≤', { figure: 1000, unit: 'ms' }),
];

/** Every target beside what was measured, the memory of each group's cases included. */
export function verdictsOf(results: Results, of = targets): Verdict[] {
  const memory = Object.entries(results.groups).flatMap(([group, { memory: readings }]) =>
    readings
      .filter(({ when }) => when !== atRest)
      .map(({ when, peakMiB }) =>
        judged(group, when, '≤', peakMiBMax, peakMiB, `≤ ${peakMiBMax} MiB at the most`),
      ),
  );
  return [...of.map((each) => verdictOn(results, each)), ...memory];
}

function verdictOn(
  results: Results,
  { group, name, relation, bound, who = perchName }: Target,
): Verdict {
  const figure = figureIn(results, group, name, who)?.median;
  if ('figure' in bound) {
    const { figure: limit, unit } = bound;
    return judged(group, name, relation, limit, figure, `${relation} ${limit} ${unit}`);
  }
  const { factor, of } = bound;
  const other = figureIn(results, group, name, of)?.median;
  const ratio = figure !== undefined && other !== undefined ? figure / other : undefined;
  return judged(group, name, relation, factor, ratio, `${relation} ${factor} × ${of}`);
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
