import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';

/** Commands as a page has them. */
export interface DocumentedBlock {
  /** From the project's folder, such as `docs/install.md`. */
  page: string;
  /** Its first command, and `(2)` where an earlier block of the page begins alike. */
  name: string;
  text: string;
}

const fence = /^( *)```sh\n(.*?)\n\1```$/gms;
const comment = /\s+#.*$/;

/** The blocks of one page, in their order. */
export async function readBlocks(page: string): Promise<DocumentedBlock[]> {
  const source = await Bun.file(join(root, page)).text();
  const seen = new Map<string, number>();
  return [...source.matchAll(fence)].map(([, indent = '', inner = '']) => {
    // In a list, a block is indented as its item.
    const text = inner.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const first = (text.split('\n', 1)[0] ?? '').replace(comment, '');
    const count = (seen.get(first) ?? 0) + 1;
    seen.set(first, count);
    return { page, name: count === 1 ? first : `${first} (${count})`, text };
  });
}

/** The blocks of every page. Decisions and the changelog have none that a reader would run. */
export async function readAllBlocks(): Promise<DocumentedBlock[]> {
  const globs = ['*.md', '{docs,bench}/**/*.md'].map((pattern) => new Bun.Glob(pattern));
  const pages = await Promise.all(globs.map((glob) => Array.fromAsync(glob.scan(root))));
  const blocks = await Promise.all(pages.flat().toSorted().map(readBlocks));
  return blocks.flat();
}

/** One block, which has to be there. */
export async function requireBlock(page: string, name: string): Promise<string> {
  const blocks = await readBlocks(page);
  const found = blocks.find((block) => block.name === name);
  if (found) return found.text;
  throw new Error(
    `${page} has no block "${name}"; it has:\n${blocks.map((b) => b.name).join('\n')}`,
  );
}

/** Whether it does nothing but set variables. */
export const isSettings = ({ text }: DocumentedBlock): boolean =>
  text
    .split('\n')
    .every((line) => /^[A-Z][A-Z0-9_]*=(?:"[^"]*"|[^\s"]*)$/.test(line.replace(comment, '')));
