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
const sleep =
  /\bBun\.sleep\((?!0\))|\.waitForTimeout\(|\bawait setTimeout\(|\bsetTimeout\(\s*(?:resolve|done|r)\b/;
const pause = /\bletPass\(/;

/** The tests, and what they stand on, that let time pass, and what for. */
const pauses: Record<string, string> = {
  'server/src/database/sqlite/busy-retry.test.ts': 'a refusal that ends',
  'server/src/events/event-bus.test.ts': 'a slow listener',
  'server/src/jobs/scheduler.test.ts': 'slow runs',
  'server/src/lib/clock.test.ts': 'a fraction of a millisecond',
  'server/src/modules/uploads/look-at-arrivals.test.ts': 'work that takes a while',
  'server/src/storage/partial-files.suite.ts': 'a note made now and then',
  'server/src/storage/s3/driver.test.ts': 'a slow reader',
  'test/e2e/support/servers/failing-server.ts': 'a slow line',
  'test/faults/load.test.ts': 'slow senders',
  'test/faults/outages.test.ts': 'how long something is away',
  'test/faults/support/ask-health.ts': 'a client that asks now and then',
  'test/faults/support/crowd.ts': 'clients that try again',
  'test/integration/admin/statistics.test.ts': 'a day that ends during the test',
  'test/integration/backup/incremental.test.ts': 'clients at a pace of their own',
  'test/integration/cluster/job-owners.test.ts': 'a run that goes on',
  'test/integration/database/connection-loss.test.ts': 'a loss at any moment',
  'test/integration/domains/certificates.test.ts': 'a client that asks now and then',
  'test/integration/operations/check.test.ts': 'clients at a pace of their own',
  'test/integration/process/stop.test.ts': 'a signal that counts as another one',
  'test/integration/s3/outages.test.ts': 'a client that asks now and then',
  'test/integration/tus/faults.test.ts': 'how long a server lives, or is away',
  'test/integration/uploads/blobs/shared-bytes-at-once.test.ts': 'clients that try again',
  'test/integration/uploads/blobs/shared-bytes.test.ts': 'dates by the second',
  'test/runtime-notes.test.ts': 'parts that come one after the other',
  'test/support/packages/load.ts': 'clients that try again',
  'test/support/services/postgres.ts': 'a program that starts',
  'test/support/wait.ts': 'waitFor and letPass themselves',
};

const ownExamples = 'test/structure.test.ts';

/** Tests that sleep fail on a machine that is slower, and are slow on one that is not. */
export function sleepFindings(sources: Source[]): Finding[] {
  const asked = sources.filter(
    ({ path }) => path !== ownExamples && (isTest(path) || path.startsWith('test/')),
  );
  return asked.flatMap(({ path, text }) => {
    const code = text.replace(comments, '');
    const isListed = Object.hasOwn(pauses, path);
    // Of the listed files the tests use letPass.
    if (sleep.test(code) && (isTest(path) || !isListed)) {
      return [{ path, problem: 'sleeps; use waitFor, or letPass where time is the subject' }];
    }
    const hasPause = sleep.test(code) || pause.test(code);
    if (hasPause === isListed) return [];
    return [{ path, problem: isListed ? 'lets no time pass any more' : 'lets time pass unlisted' }];
  });
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
