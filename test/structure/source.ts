import { posix } from 'node:path';

import { root } from '../../scripts/project.mjs';

/** A file's path from the project's folder, and its text. */
export interface Source {
  path: string;
  text: string;
}

export interface Import {
  /** As written, such as `../errors.ts` or `zod`. */
  specifier: string;
  /** The file from the project's folder, or the package's specifier. */
  target: string;
  isTypeOnly: boolean;
}

export interface Finding {
  path: string;
  problem: string;
}

const folders = [
  'contract',
  'messages',
  'server',
  'web',
  'scripts',
  'test',
  'bench',
  'contrib',
  'deploy',
  'docs',
];
const generated = /(^|\/)(node_modules|dist|tmp|results|screenshots)\//;

/** Every source file and document of the project. */
export async function readSources(): Promise<Source[]> {
  // The site has packages of its own, in which there is nothing to look for.
  const globs = [
    `{${folders.join(',')}}/**/*.{ts,tsx,mjs,css,md}`,
    '*.md',
    'site/*.ts',
    'site/src/**/*.{ts,css}',
  ];
  const found = await Promise.all(
    globs.map((glob) => Array.fromAsync(new Bun.Glob(glob).scan(root))),
  );
  const paths = found.flat().filter((path) => !generated.test(path));
  return Promise.all(paths.toSorted().map(read));
}

/** Every text that Git tracks, whatever it is for. */
export async function readTrackedTexts(): Promise<Source[]> {
  const listed = Bun.spawn(['git', 'ls-files', '-z'], { cwd: root });
  const paths = (await new Response(listed.stdout).text()).split('\0').filter(Boolean);
  if ((await listed.exited) !== 0) throw new Error('Git does not list the files of the project.');
  const present = await Promise.all(
    paths.map(async (path) => ((await Bun.file(`${root}/${path}`).exists()) ? [path] : [])),
  );
  const texts = await Promise.all(present.flat().map(read));
  return texts.filter(({ text }) => !text.includes('\0'));
}

async function read(path: string): Promise<Source> {
  return { path, text: await Bun.file(`${root}/${path}`).text() };
}

const statement = /^(?:import|export)\b(\s+type\b)?(?:[^;'"]*?\bfrom)?\s*'([^']+)'/gm;
const deferred = /\b(?:import|require)\(\s*'([^']+)'/g;

/** The imports of a file that the formatter has gone over, `import type` included. */
export function importsOf({ path, text }: Source): Import[] {
  const place = (specifier: string) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  const found = [...text.matchAll(statement)].map(([, type, specifier = '']) => ({
    specifier,
    target: place(specifier),
    isTypeOnly: type !== undefined,
  }));
  const late = [...text.matchAll(deferred)].map(([, specifier = '']) => ({
    specifier,
    target: place(specifier),
    isTypeOnly: false,
  }));
  return [...found, ...late];
}

export const isDocument = (path: string) => path.endsWith('.md');
export const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = (path: string) => /\.(test|suite|spec)\.tsx?$/.test(path);
export const isBuiltin = (specifier: string) => /^(node|bun):|^bun$/.test(specifier);
