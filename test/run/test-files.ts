import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { root } from '../../scripts/project.mjs';

const folders = ['contract', 'messages', 'server', 'web', 'scripts', 'site', 'test', 'bench'];
const skippedFolders = new Set(['node_modules', 'dist', 'tmp', 'results', 'screenshots']);

/** What the first line of a test file may say, as `// @long`; CONTRIBUTING.md tells what each is for. */
type Tag = 'one-stack' | 'both-stacks' | 'long' | 'slow' | 'desktop' | 'oldest';

const texts = new Map<string, string>();

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}

function isTagged(path: string, tag: Tag): boolean {
  const [tags = ''] = /^\/\/ @.*/.exec(textOf(path)) ?? [];
  return tags.split(' ').includes(`@${tag}`);
}

const isTestFile = (path: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(path);
const isIntegration = (path: string) => path.startsWith('test/integration/') && isTestFile(path);
// They make the pictures of the documentation, and test nothing.
const isPicture = (path: string) =>
  path.startsWith('test/e2e/pictures/') && !process.env['UPDATE_SCREENSHOT'];
// They build the documentation's site, whose generator `npm test` does not install.
const isDocsScreen = (path: string) => path.startsWith('test/e2e/docs/') && isTestFile(path);
const isScreen = (path: string) =>
  /^test\/e2e\/.*\.spec\.ts$/.test(path) && !isPicture(path) && !isDocsScreen(path);
// These need the S3 store, or a database that several servers can share, or read one of PostgreSQL themselves.
const needsSharedStores = (path: string) =>
  /^test\/integration\/(?:s3\/|cluster\/|import\/peers\/zipline)/.test(path);
// Unit tests that call other programs, or take seconds.
const isSlowUnit = (path: string) =>
  /^(?:server|scripts|test\/run)\//.test(path) && isTestFile(path) && isTagged(path, 'slow');
const isOnSqlite = (path: string) =>
  (isIntegration(path) && !needsSharedStores(path)) || isSlowUnit(path);
const isOnSecondStack = (path: string) =>
  (needsSharedStores(path) || isTagged(path, 'both-stacks')) && !isTagged(path, 'long');

interface Suite {
  stage: string;
  has: (path: string) => boolean;
}

/** The groups of test files that are run alike, by the stage that runs them. */
const owned = {
  components: { stage: 'unit', has: (path) => isComponentTest(path) },
  desktop: { stage: 'browser', has: (path) => isScreen(path) && !isTagged(path, 'long') },
  phone: {
    stage: 'browser',
    has: (path) => isScreen(path) && !isTagged(path, 'long') && /@phone\b/.test(textOf(path)),
  },
  phones: { stage: 'screens', has: (path) => isScreen(path) && !isTagged(path, 'desktop') },
  walks: { stage: 'screens', has: (path) => isScreen(path) && isTagged(path, 'long') },
  oldest: { stage: 'other-browsers', has: (path) => isScreen(path) && isTagged(path, 'oldest') },
  firefox: {
    stage: 'other-browsers',
    has: (path) => path.startsWith('test/firefox/') && isTestFile(path),
  },
  'integration:sqlite': {
    stage: 'integration:sqlite',
    has: (path) => isOnSqlite(path) && !isTagged(path, 'long'),
  },
  'integration:postgres': {
    stage: 'integration:postgres',
    has: (path) => isIntegration(path) && isOnSecondStack(path),
  },
  long: {
    stage: 'long',
    has: (path) => isOnSqlite(path) && isTagged(path, 'long'),
  },
  'second-stack': {
    stage: 'second-stack',
    has: (path) => isIntegration(path) && !isTagged(path, 'one-stack') && !isOnSecondStack(path),
  },
  faults: {
    stage: 'faults',
    has: (path) => path.startsWith('test/faults/') && isTestFile(path),
  },
  packages: {
    stage: 'packages',
    has: (path) => path.startsWith('test/packages/') && isTestFile(path),
  },
  docs: { stage: 'docs', has: (path) => path.startsWith('site/') && isTestFile(path) },
  'docs-desktop': { stage: 'docs', has: (path) => isDocsScreen(path) },
  'docs-phone': { stage: 'docs', has: (path) => isDocsScreen(path) },
  s3: {
    stage: 's3',
    has: (path) => path.startsWith('server/src/storage/s3/') && isTestFile(path),
  },
} as const satisfies Record<string, Suite>;

// They need a document in their process, which the tests of the server must not find.
const isComponentTest = (path: string) => /^web\/src\/.*\.test\.tsx$/.test(path);
const isUnitTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && folders.includes(path.split('/', 1)[0] ?? '');
const isOwned = (path: string) => Object.values(owned).some(({ has }) => has(path));

export const suites = {
  unit: { stage: 'unit', has: (path: string) => isUnitTest(path) && !isOwned(path) } as const,
  ...owned,
};

export type SuiteName = keyof typeof suites;

export const suiteNames = Object.keys(suites) as SuiteName[];

/** The suites that run a test file, by its path from the project's folder. */
export const suitesOf = (path: string): SuiteName[] =>
  suiteNames.filter((name) => suites[name].has(path));

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return suitesOf(path).length > 0 ? [path] : [];
    return entry.isDirectory() && !skippedFolders.has(entry.name) ? filesBelow(path) : [];
  });
}

let testFiles: readonly string[] | undefined;

/** Every test file of the project, as paths from its folder. No run adds one: they are looked for once. */
export function allTestFiles(): string[] {
  testFiles ??= folders.flatMap(filesBelow).toSorted();
  return [...testFiles];
}

/**
 * The test files that a path names: one file, or all below a folder. Throws one sentence when there
 * is none.
 */
export function testFilesAt(named: string): string[] {
  const path = relative(root, resolve(root, named)).split(sep).join('/');
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no file ${named}.`);
  if (found.isDirectory()) {
    const files = allTestFiles().filter((file) => file.startsWith(`${path}/`));
    if (files.length === 0) throw new Error(`There is no test below ${named}.`);
    return files;
  }
  if (suitesOf(path).length === 0) throw new Error(`${named} is no file of tests.`);
  return [path];
}
