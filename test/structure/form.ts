import { type Finding, isCode, isDocument, isTest, type Source } from './source.ts';

const linesMax = 250;
const vague = new Set('utils util helpers helper common misc manager base service'.split(' '));
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Names end at the first dot: `disk.test.ts` is called `disk`.
const wordsOf = (path: string) => path.split('/').flatMap((part) => part.split('.')[0] ?? []);

export function sizeFindings(sources: Source[]): Finding[] {
  const files = sources.filter(({ path }) => !isDocument(path));
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    return lines > linesMax ? [{ path, problem: `has ${lines} lines, more than ${linesMax}` }] : [];
  });
}

export function nameFindings(sources: Source[]): Finding[] {
  const files = sources.filter(({ path }) => !isDocument(path));
  return files.flatMap(({ path }) => {
    const words = wordsOf(path);
    const unkempt = words.find((word) => !kebab.test(word));
    if (unkempt !== undefined) return [{ path, problem: `${unkempt} is not in kebab-case` }];
    const word = words.flatMap((name) => name.split('-')).find((name) => vague.has(name));
    return word ? [{ path, problem: `${word} does not say what the file holds` }] : [];
  });
}

const filesMax = 15;
const rooms = /^(?:web|server|contract)\/src\//;
// A list whose order is its meaning, one file for each step, cannot be cut in two.
const undivided = new Set(['server/src/database/migrations']);

/** Folders with more code files than can be looked over; tests and styles stand beside and do not count. */
export function folderFindings(sources: Source[]): Finding[] {
  const counted = sources.filter(({ path }) => rooms.test(path) && isCode(path) && !isTest(path));
  return [...Map.groupBy(counted, ({ path }) => path.slice(0, path.lastIndexOf('/')))]
    .filter(([folder, files]) => files.length > filesMax && !undivided.has(folder))
    .map(([folder, files]) => ({
      path: folder,
      problem: `has ${files.length} code files, more than ${filesMax}: it is two rooms`,
    }));
}

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const forwarding = /^export\b[^;'"=(]*\bfrom\s*'[^']+';?$/gm;

export function barrelFindings(sources: Source[]): Finding[] {
  return sources
    .filter(({ path }) => isCode(path))
    .filter(({ text }) => {
      const code = text.replace(comments, '');
      return forwarding.test(code) && code.replace(forwarding, '').trim() === '';
    })
    .map(({ path }) => ({ path, problem: 'only hands on the exports of other files' }));
}

// Comments, strings and regular expressions, whichever begins first.
const notCode = new RegExp(
  [
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`\/\/.*$`,
    String.raw`'(?:[^'\\\n]|\\.)*'`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    String.raw`(?<=[=(,:&|?[]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`,
  ].join('|'),
  'gm',
);
/** Where processes start. */
const entrances = new Set(['server/src/main.ts', 'server/src/executable.ts']);

const patterns = [
  { problem: 'uses `as any`', pattern: /\bas any\b/ },
  { problem: 'uses a non-null `!`', pattern: /[\w)\]]!(?=[,;)\]]|\s*[.[])/ },
];

const serverPatterns = [
  { problem: 'reads process.env', pattern: /\bprocess\.env\b|\bBun\.env\b|\bimport\.meta\.env\b/ },
  { problem: 'calls process.exit', pattern: /\bprocess\.exit\b/ },
  // For its trace the runtime reads the whole source map, at the first collection of garbage.
  {
    problem: 'keeps an error from the start',
    pattern: /^(?:export )?const \w+ = (?:new )?\w*Error\(/m,
  },
];

export function codeFindings(sources: Source[]): Finding[] {
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(notCode, "''");
      const isInner = path.startsWith('server/src/') && !entrances.has(path) && !isTest(path);
      return [...patterns, ...(isInner ? serverPatterns : [])]
        .filter(({ pattern }) => pattern.test(code))
        .map(({ problem }) => ({ path, problem }));
    });
}
