import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

import { root } from './project.mjs';

const folders = ['contract', 'messages', 'server', 'web', 'scripts', 'test', 'bench'];
const skippedFolders = new Set(['node_modules', 'dist', 'tmp', 'results', 'screenshots']);

const isTestFile = (path) => /\.(?:test\.tsx?|spec\.ts)$/.test(path);
const isIntegration = (path) => path.startsWith('test/integration/') && isTestFile(path);
// These need the S3 store, or a database that several servers can share, or read one of PostgreSQL themselves.
const needsSharedStores = (path) =>
  /^test\/integration\/(?:s3\/|cluster\/|import\/peers\/zipline)/.test(path);
/**
 * What they prove is decided before a row or a byte is asked for, or by programs beside the server: they
 * run on SQLite alone. A file that would see another database or storage does not belong here.
 */
const onOneStack = new Set(
  [
    'api/api-docs',
    'api/cors',
    'api/openapi',
    'api/openapi-clients',
    'api/strict-bodies',
    'brand/pages',
    'clients/configurations',
    'clients/domains',
    'clients/scripts',
    'clients/scripts-elsewhere',
    'clients/sharex-links',
    'command-line/documented',
    'command-line/login',
    'command-line/up',
    'command-line/up-behind-proxies',
    'domains/caddy',
    'domains/checks',
    'domains/records',
    'http/app-page',
    'http/documented-proxies',
    'http/first-load',
    'http/hostile-hosts',
    'http/hostile-requests',
    'http/http',
    'http/languages',
    'http/strict-transport',
    'http/web-app',
    'http/without-web-app',
    'import/xbackbone-mysql',
    'mail/delivery',
    'mail/encrypted',
    'mail/languages',
    'mail/registrations',
    'operations/command-line',
    'process/executable',
    'process/hanging',
    'process/npm-run-dev',
    'process/npm-start',
    'process/open-requests',
    'public/embeds',
    'public/file-page',
    'public/locked-files',
    'public/thumbnails-hostile',
    'sign-in/directory-failures',
    'sign-in/directory-groups',
    'sign-in/fairness',
    'sign-in/guessing',
    'sign-in/openid-callbacks',
    'sign-in/openid-lies',
    'sign-in/openid-outages',
    'sign-in/proxy',
    'sign-in/proxy-hostile',
    'sign-in/second-factor-mails',
    'tokens/matrix',
    'tus/method-override',
    'uploads/links/slug-schemes',
    'uploads/receive/chunks',
    'uploads/receive/expect-continue',
    'uploads/receive/hostile-parts',
    'uploads/receive/long-accents',
    'uploads/receive/names-by-client',
    'uploads/receive/plain-text',
  ].map((name) => `test/integration/${name}.test.ts`),
);
// They make the pictures of the documentation, and test nothing.
const isPicture = (path) => path.startsWith('test/e2e/pictures/') && !process.env.UPDATE_SCREENSHOT;

/** Those that run on SQLite alone. */
export const oneStackFiles = [...onOneStack];

/** The groups of test files that are run alike, by the stage of `npm test` that runs them. */
const owned = {
  chromium: {
    stage: 'browser',
    has: (path) => /^test\/e2e\/.*\.spec\.ts$/.test(path) && !isPicture(path),
  },
  firefox: {
    stage: 'browser',
    has: (path) => path.startsWith('test/firefox/') && isTestFile(path),
  },
  'integration:postgres': {
    stage: 'integration:postgres',
    has: (path) => isIntegration(path) && !onOneStack.has(path),
  },
  'integration:sqlite': {
    stage: 'integration:sqlite',
    has: (path) => isIntegration(path) && !needsSharedStores(path),
  },
  faults: {
    stage: 'faults',
    has: (path) => path.startsWith('test/faults/') && isTestFile(path),
  },
  packages: {
    stage: 'packages',
    has: (path) => path.startsWith('test/packages/') && isTestFile(path),
  },
  s3: {
    stage: 's3',
    has: (path) => path.startsWith('server/src/storage/s3/') && isTestFile(path),
  },
};

const isUnitTest = (path) => /\.test\.tsx?$/.test(path) && folders.includes(path.split('/', 1)[0]);
const isOwned = (path) => Object.values(owned).some(({ has }) => has(path));

export const suites = {
  ...owned,
  unit: { stage: 'unit', has: (path) => isUnitTest(path) && !isOwned(path) },
};

/**
 * The suites that run a test file, by its path from the project's folder.
 * @param {string} path
 */
export function suitesOf(path) {
  /** @type {(keyof typeof suites)[]} */
  const names = Object.keys(suites);
  return names.filter((name) => suites[name].has(path));
}

/** @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return suitesOf(path).length > 0 ? [path] : [];
    return entry.isDirectory() && !skippedFolders.has(entry.name) ? filesBelow(path) : [];
  });
}

/** Every test file of the project, as paths from its folder. */
export const allTestFiles = () => folders.flatMap(filesBelow).toSorted();

/**
 * The test files that a path names: one file, or all below a folder. Throws one sentence when there
 * is none.
 * @param {string} named
 */
export function testFilesAt(named) {
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
