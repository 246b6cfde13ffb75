import { type Finding, isCode, isDocument, isTest, type Source } from './source.ts';

const vague = new Set('utils util helpers helper common misc manager base service'.split(' '));
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Names end at the first dot: `disk.test.ts` is called `disk`.
const wordsOf = (path: string) => path.split('/').flatMap((part) => part.split('.')[0] ?? []);

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

// Also as a formatter of Markdown leaves it: seven quotations, one in the other.
const conflictMarker = /^(?:<{7}|\|{7}|>{7}|(?:> ){6}>)(?: |$)|^={7}$/;

/** What a merge leaves of a conflict that was not resolved. */
export function conflictFindings(texts: Source[]): Finding[] {
  return texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        conflictMarker.test(line)
          ? [{ path, problem: `line ${index + 1} is a conflict marker` }]
          : [],
      ),
  );
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

// A sleep of 0 is one turn of the event loop. What a page runs is not asked to wait for this process.
const sleep = /\bBun\.sleep\((?!0\))|\.waitForTimeout\(|\bsetTimeout\(\s*(?:resolve|done|r)\b/;

const ownExamples = 'test/structure.test.ts';

/** Tests that sleep fail on a machine that is slower, and are slow on one that is not. */
export function sleepFindings(sources: Source[]): Finding[] {
  return sources
    .filter(
      ({ path, text }) =>
        isTest(path) && path !== ownExamples && sleep.test(text.replace(comments, '')),
    )
    .map(({ path }) => ({
      path,
      problem: 'sleeps; use waitFor, or letPass where time is the subject',
    }));
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
