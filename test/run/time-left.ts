import { type Chosen, type Job, jobsOf, type StageName } from './stages.ts';
import { suiteSettings } from './suites.ts';
import { suiteNames, suites } from './test-files.ts';
import { readEstimates } from './timings.ts';

/** How long a landing (`npm test -- --with-changed`) may take, on a slow machine as well. */
const landingSeconds = 20 * 60;
// A file may take longer than it did when its time was kept.
const marginSeconds = 90;

/** What a landing still has for stages beside the usual ones. */
export const secondsLeft = () => landingSeconds - marginSeconds - performance.now() / 1000;

/** What a check takes: it has no files, whose times are kept. */
const checkSeconds: Partial<Record<StageName, number>> = { audit: 10, guard: 60 };
/** What it takes to start the stores of a stage, and to stop them. */
const storesSeconds = 30;

/** What a new file counts as; it runs before the others. */
const newFileSeconds = 60;
const estimate = readEstimates();
const isNew = ({ files = [] }: Chosen) => files.some((file) => estimate(file) === undefined);

/** How long a job takes, with so many of its files at once. */
function jobSeconds({ stage, suite, files }: Job, atOnce: number): number {
  if (!suite) return checkSeconds[stage] ?? 1;
  return files.reduce((total, file) => total + (estimate(file) ?? newFileSeconds), 0) / atOnce;
}

/** What a stage takes beside its files. */
const startSeconds = (stage: StageName): number =>
  suiteNames.some((name) => suites[name].stage === stage && suiteSettings[name].stores.length > 0)
    ? storesSeconds
    : 0;

const atOnceOf = ({ suite }: Job) => (suite ? suiteSettings[suite].atOnce : 1);

const workSeconds = (chosen: Chosen): number =>
  jobsOf(chosen).reduce((total, job) => total + jobSeconds(job, atOnceOf(job)), 0);

/** How long a file takes, as no other begins after it. */
const lastSeconds = (chosen: Chosen): number =>
  jobsOf(chosen).reduce((total, job) => total + jobSeconds(job, 1), 0);

/** How long this takes on the machine whose times are kept. */
export const expectedSeconds = (chosen: Chosen[]): number =>
  chosen.reduce((total, each) => total + startSeconds(each.stage) + workSeconds(each), 0);

/** As much of this as takes no longer: checks, then new files, then the others, the shortest first. */
export function fitInto(seconds: number, chosen: Chosen[]): Chosen[] {
  const checks = chosen.filter(({ files }) => !files);
  const each = chosen.flatMap(({ stage, files = [] }) =>
    files.map((file): Chosen => ({ stage, files: [file] })),
  );
  const known = each.map((part) => ({ part, seconds: isNew(part) ? 0 : workSeconds(part) }));
  const shortestFirst = known.toSorted((a, b) => a.seconds - b.seconds).map(({ part }) => part);
  const begun = new Set<StageName>();
  let left = seconds;
  const fitting = [...checks, ...shortestFirst].filter((part) => {
    const { stage } = part;
    const start = begun.has(stage) ? 0 : startSeconds(stage);
    if (start + lastSeconds(part) > left) return false;
    begun.add(stage);
    left -= start + workSeconds(part);
    return true;
  });
  const byStage = Map.groupBy(fitting, ({ stage }) => stage);
  return chosen.flatMap((whole) => {
    const parts = byStage.get(whole.stage);
    if (!parts) return [];
    return whole.files ? [{ ...whole, files: parts.flatMap(({ files = [] }) => files) }] : [whole];
  });
}

/** What of this is not in the other, as lines of a log. */
export function describeLeft(chosen: Chosen[], done: Chosen[]): string[] {
  return chosen.flatMap(({ stage, files }) => {
    const ran = done.filter((each) => each.stage === stage);
    if (!files) return ran.length > 0 ? [] : [`${stage} is left to npm run test:all`];
    const others = files.length - ran.flatMap((each) => each.files ?? []).length;
    return others > 0 ? [`${stage}: ${others} files are left to npm run test:all`] : [];
  });
}
