import { join } from 'node:path';

import { root } from '../../scripts/project.mjs';
import { programs } from '../../scripts/system-programs.mjs';
import { importsOf } from '../structure/source.ts';

export type ProgramName = keyof typeof programs;

/** What a test file needs beside the npm packages. */
export interface Needs {
  programs: Set<ProgramName>;
  webApp: boolean;
}

const isProgram = (name: string): name is ProgramName => Object.hasOwn(programs, name);

const programCall = /\brequireProgram\('(\w+)'\)/g;
const webAppCall = /\brequireWebApp\(\)/;

/**
 * Reads from a test file, and from what it imports of `test/`, which programs are required there.
 * What a file could start counts, whether or not each of its tests does.
 */
export async function needsOf(file: string): Promise<Needs> {
  const needs: Needs = { programs: new Set(), webApp: false };
  const seen = new Set<string>();
  const visit = async (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = Bun.file(join(root, path));
    if (!(await source.exists())) return;
    const text = await source.text();
    for (const [, name = ''] of text.matchAll(programCall)) {
      if (!isProgram(name)) throw new Error(`${path} requires ${name}, which no list knows.`);
      needs.programs.add(name);
    }
    needs.webApp ||= webAppCall.test(text);
    const imported = importsOf({ path, text }).filter(({ isTypeOnly }) => !isTypeOnly);
    for (const { target } of imported) if (target.startsWith('test/')) await visit(target);
  };
  await visit(file);
  return needs;
}
