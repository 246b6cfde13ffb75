import { readdir } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  path: string;
  text: string;
}

const root = join(import.meta.dirname, '../../..');

/** The code of a folder, without its tests. */
export async function readCode(folder: string): Promise<Source[]> {
  const names = await readdir(join(root, folder), { recursive: true });
  const code = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return Promise.all(
    code.map(async (name) => {
      const path = join(folder, name);
      const text = await Bun.file(join(root, path)).text();
      // A long chain of names stands in several lines.
      return { path, text: text.replaceAll(/\s+(?=\??\.\w)/g, '') };
    }),
  );
}

/**
 * Says of a message's path, such as `layout.errors.reload`, whether code reads it: by its path, by
 * looking it up in a group above it, or by its name in a file that has such a group or gets it from there.
 */
export function createUsage(sources: Source[]): (path: string) => boolean {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const byWord = new Map<string, Source[]>();
  for (const source of sources) {
    for (const word of new Set(source.text.match(/\w+/g))) {
      const known = byWord.get(word);
      if (known) known.push(source);
      else byWord.set(word, [source]);
    }
  }
  const nearby = (source: Source) => [source, ...importsOf(source, byPath)];

  return (path) => {
    const keys = path.split('.');
    const name = new RegExp(String.raw`\b${keys.at(-1)}\b`);
    // `({ fields }) => fields.required` reads an area under its own name.
    const takenOut = new RegExp(String.raw`\{[^{}]*\b${keys[0]}\b[^{}:]*\}\s*[)=]`);
    // `const { fields: texts } = messages` reads it under another.
    const renamed = new RegExp(String.raw`\{[^{}]*\b${keys[0]}: \w+[^{}]*\}\s*[)=]`);
    const [fromMessages, fromArea] = [String.raw`\.`, String.raw`\b`].map((start) =>
      keys.map((_, index) => accessOf(start, keys.slice(0, index + 1))),
    );
    return (byWord.get(keys[0] ?? '') ?? []).some((source) => {
      const accesses = (takenOut.test(source.text) ? fromArea : fromMessages) ?? [];
      const groups = accesses.slice(0, -1);
      if (accesses.at(-1)?.test(source.text)) return true;
      if (renamed.test(source.text) && name.test(source.text)) return true;
      return groups.some((group) => {
        const rest = restAfter(group, source.text);
        if (rest.some((text) => text.startsWith('['))) return true;
        const isWhole = rest.some((text) => !/^\??\.\w/.test(text));
        return isWhole && nearby(source).some(({ text }) => name.test(text));
      });
    });
  };
}

const accessOf = (start: string, keys: string[]) =>
  new RegExp(String.raw`${start}${keys.join(String.raw`\??\.`)}(?![\w:])`);

function restAfter(access: RegExp, text: string): string[] {
  return [...text.matchAll(new RegExp(access, 'g'))].map(({ 0: found, index }) =>
    text.slice(index + found.length, index + found.length + 3),
  );
}

function importsOf({ path, text }: Source, byPath: Map<string, Source>): Source[] {
  return [...text.matchAll(/from '(\.[^']+)'/g)].flatMap(
    ([, target = '']) => byPath.get(normalize(join(dirname(path), target))) ?? [],
  );
}
