import { suites, suitesOf, testFilesAt } from './test-files.mjs';

/** The stages of `npm test` and the programs that each needs beside the npm packages. */
export const stagePrograms = {
  types: [],
  format: [],
  lint: [],
  audit: [],
  unit: ['archivers'],
  // The longest first of those that take long: two stages run at once.
  browser: ['chromium', 'oldestChromium', 'firefox', 'fonts', 'caddy', 'nginx', 'knot'],
  'integration:postgres': [
    'postgres',
    'caddy',
    'nginx',
    'knot',
    'ceph',
    'shells',
    'bubblewrap',
    'slapd',
    'archivers',
  ],
  'integration:sqlite': [
    'caddy',
    'nginx',
    'knot',
    'shells',
    'bubblewrap',
    'slapd',
    'archivers',
    'jq',
    'mariadb',
  ],
  guard: [],
  packages: ['root', 'containers', 'debian', 'systemd'],
  faults: ['root', 'strace', 'ext4', 'faketime', 'postgres', 'ceph'],
  s3: ['ceph'],
};

const withWebApp = new Set([
  'guard',
  'browser',
  'integration:postgres',
  'integration:sqlite',
  'packages',
  'faults',
]);

/** @type {(keyof typeof stagePrograms)[]} */
const stageNames = Object.keys(stagePrograms);

/** @param {string} file */
const stagesOf = (file) => suitesOf(file).map((suite) => suites[suite].stage);

/**
 * Reads `npm test -- <stage, file or folder>…`. With files, the stages are those that have one of
 * them. Throws one sentence for any other word.
 * @param {string[]} args
 */
export function readArguments(args) {
  const isPath = (arg) => arg.includes('/') || arg.endsWith('.ts');
  const named = args.filter((arg) => !isPath(arg));
  const unknown = named.find((name) => !stageNames.includes(name));
  if (unknown) {
    throw new Error(`There is no stage ${unknown}; the stages are ${stageNames.join(', ')}.`);
  }
  const files = [...new Set(args.filter(isPath).flatMap(testFilesAt))];
  const wanted = stageNames.filter((name) => named.length === 0 || named.includes(name));
  if (files.length === 0) return { files, stages: wanted };
  const left = files.find((file) => !stagesOf(file).some((stage) => wanted.includes(stage)));
  if (left) throw new Error(`${left} is a test of ${stagesOf(left).join(' and ')}.`);
  const stages = wanted.filter((name) => files.some((file) => stagesOf(file).includes(name)));
  return { files, stages };
}

/**
 * Whether these stages look at the built web app.
 * @param {string[]} names
 */
export const needWebApp = (names) => names.some((name) => withWebApp.has(name));
