import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { importsOf } from '../structure/source.ts';
import { allTestFiles } from './test-files.ts';

/**
 * The folders of tests that a word in a source file's path stands for, where they have another name, or
 * more than the one of that name below `test/integration` and `test/e2e`.
 */
const foldersByWord: Record<string, string[]> = {
  'album-membership': ['integration/albums', 'e2e/albums', 'e2e/uploads'],
  'album-page': ['e2e/albums', 'e2e/public'],
  'drop-page': ['e2e/requests'],
  'file-page': ['e2e/public'],
  'upload-options': ['e2e/uploads'],
  'sign-in': ['integration/sign-in', 'integration/accounts', 'e2e/accounts'],
  accounts: ['integration/accounts', 'integration/admin', 'e2e/accounts', 'e2e/admin'],
  api: ['integration/api', 'e2e/app'],
  app: ['integration/http', 'e2e/app'],
  archives: ['integration/archives', 'faults'],
  backup: ['integration/backup', 'faults'],
  config: ['integration/settings', 'integration/process'],
  dashboard: ['e2e/app'],
  database: ['integration/database', 'integration/uploads', 'integration/cluster', 'faults'],
  imports: ['integration/import', 'e2e/admin'],
  installation: ['integration/process', 'integration/backup', 'integration/operations', 'faults'],
  language: ['e2e/app', 'integration/http'],
  layout: ['e2e/app'],
  passwords: ['integration/sign-in', 'integration/short-links'],
  pastes: ['integration/uploads/pastes', 'e2e/uploads/sending'],
  remote: ['integration/command-line'],
  setup: ['integration/accounts', 'integration/settings', 'e2e/accounts'],
  dialogs: ['e2e/requests', 'e2e/short-links'],
  storage: ['integration/uploads', 'integration/archives', 'integration/s3', 'faults'],
  filters: ['integration/filters', 'e2e/uploads/list'],
  tags: ['integration/tags', 'e2e/uploads/list'],
  thumbnails: ['integration/public', 'e2e/public', 'e2e/uploads'],
  transfers: ['e2e/uploads/sending'],
  uploads: ['integration/uploads', 'e2e/uploads', 'integration/tus'],
};

/** Whole areas, by the beginning of a path. */
const foldersByArea: [area: RegExp, folders: string[]][] = [
  [/^(?:contrib|deploy)\/|^scripts\/(?:build|release|image|deb)/, ['packages']],
  [/^docs\/|^README\.md$/, ['integration/command-line']],
  [/^(?:docs|site)\/|^(?:bench|test)\/[^/]+\.md$|^[A-Z]+\.md$/, ['e2e/docs', 'site']],
  [/^web\/public\/|^web\/src\/ui\/theme\/colours\.css$/, ['e2e/docs', 'site']],
  [/^messages\//, ['integration/http', 'integration/mail', 'e2e/app']],
  [/^server\/src\/storage\/s3\//, ['s3']],
  [/^server\/build|^server\/src\/(?:main|server|workers|watchdog)/, ['integration/process']],
];

/** Folders that a change can break beside those that its path names, as they look at all of an area. */
const overviews: [area: RegExp, folder: string][] = [[/^web\/src\//, 'e2e/screens']];

/** What everything stands on. */
const everywhere = /^(?:package(?:-lock)?\.json|tsconfig.*|bunfig\.toml)$/;

async function git(...args: string[]): Promise<string[]> {
  const child = Bun.spawn(['git', ...args], { cwd: root, stderr: 'pipe' });
  const [text, complaint] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(complaint.trim());
  return text.split('\n').filter(Boolean);
}

/** Where this branch has left `origin/main`; on it, the commit before this one, or itself where none is known. */
export async function findBase(): Promise<string> {
  const [head = ''] = await git('rev-parse', 'HEAD');
  const [shared = head] = await git('merge-base', 'HEAD', 'origin/main').catch(() => []);
  if (shared !== head) return shared;
  const [before = head] = await git('rev-parse', 'HEAD^1').catch(() => []);
  return before;
}

/** The paths that differ from a commit, those that git does not know yet included. */
export async function changedSince(commit: string): Promise<string[]> {
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...(await git('diff', '--name-only', commit)), ...untracked];
}

/** Each test file with all that it imports of `test/`, also by way of others. */
async function readClosures(files: string[]): Promise<Map<string, Set<string>>> {
  const imports = new Map<string, Promise<string[]>>();
  const importsIn = (path: string) => {
    const known = imports.get(path) ?? readImports(path);
    imports.set(path, known);
    return known;
  };
  const follow = async (path: string, seen: Set<string>) => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const target of await importsIn(path)) await follow(target, seen);
    return seen;
  };
  const closures = files.map(async (file) => [file, await follow(file, new Set())] as const);
  return new Map(await Promise.all(closures));
}

async function readImports(path: string): Promise<string[]> {
  const source = Bun.file(join(root, path));
  if (!(await source.exists())) return [];
  const imported = importsOf({ path, text: await source.text() });
  return imported.map(({ target }) => target).filter((target) => target.startsWith('test/'));
}

/** The folders below `test/` that a path's words name; the deepest of each word. */
function foldersOf(path: string, files: string[]): string[] {
  // Tests of the server see nothing of the web app but its pages, as they are built.
  const isReached = (folder: string) =>
    !path.startsWith('web/') || /^(?:e2e|integration\/http)/.test(folder);
  const areas = foldersByArea.filter(([area]) => area.test(path)).flatMap(([, names]) => names);
  const words = path.split('/').map((word) => word.replace(/\..*$/, ''));
  const named = words.flatMap((word, index) => {
    const folders = foldersByWord[word] ?? [`integration/${word}`, `e2e/${word}`];
    return folders.filter(isReached).flatMap((folder) => {
      const deeper = `${folder}/${words[index + 1]}`;
      return [deeper, folder].find((one) => files.some((file) => isBelow(file, one))) ?? [];
    });
  });
  return [...areas, ...named];
}

const isInTests = (path: string) => path.startsWith('test/');
const isTestFile = (path: string) => /\.test\.tsx?$/.test(path);
const outsideOfTests: Record<string, string> = { s3: 'server/src/storage/s3/', site: 'site/' };
const isBelow = (file: string, folder: string) =>
  file.startsWith(outsideOfTests[folder] ?? `test/${folder}/`);

/**
 * The tests that a change of these paths can break, as far as names tell: those that import one of them, and
 * those in folders that have their words.
 */
export async function testsNamedBy(paths: string[]): Promise<string[]> {
  const files = allTestFiles();
  const closures = paths.some(isInTests)
    ? await readClosures(files)
    : new Map<string, Set<string>>();
  const chosen = paths.flatMap((path) => {
    if (isInTests(path)) return files.filter((file) => closures.get(file)?.has(path));
    if (isTestFile(path)) return files.filter((file) => file === path);
    const around = overviews.filter(([area]) => area.test(path)).map(([, folder]) => folder);
    const folders = [...foldersOf(path, files), ...around];
    return files.filter((file) => folders.some((folder) => isBelow(file, folder)));
  });
  return [...new Set(chosen)].toSorted();
}

/**
 * The same, and where a path has no such name all tests that look at its workspace. Unit tests are not
 * among them, but for those that changed.
 */
export async function testsOf(paths: string[]): Promise<string[]> {
  const files = allTestFiles();
  if (paths.some((path) => everywhere.test(path))) return files;
  const isNamed = (path: string) =>
    isInTests(path) || isTestFile(path) || foldersOf(path, files).length > 0;
  const areas = paths
    .filter((path) => !isNamed(path))
    .flatMap((path) => {
      if (/^(?:server|contract)\/src\//.test(path)) return ['test/integration/'];
      return path.startsWith('web/') ? ['test/e2e/'] : [];
    });
  const around = files.filter((file) => areas.some((area) => file.startsWith(area)));
  return [...new Set([...(await testsNamedBy(paths)), ...around])].toSorted();
}
