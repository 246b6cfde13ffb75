import type { JobRow } from '../../database/internal-tables.ts';
import type { Db } from '../../database/open.ts';
import { jobs } from '../../jobs/jobs.ts';
import { type Clock, minuteMs } from '../../lib/clock.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Reports the jobs that failed or are late; those on time in one line, or each where `listsAll`. */
export async function checkJobs(
  db: Db,
  clock: Clock,
  { listsAll }: { listsAll: boolean },
): Promise<Finding[]> {
  const rows = await db.selectFrom('jobs').selectAll().execute();
  if (rows.length === 0) {
    return [warning('jobs', 'none has run yet; they do while the server runs')];
  }
  const findings = jobs.map((job) => {
    const row = rows.find(({ name }) => name === job.name);
    const about = `job ${job.name}`;
    if (!row?.finished_at) {
      const hasOftenNothingToDo = job.hasWork !== undefined;
      return (hasOftenNothingToDo ? ok : warning)(about, 'has not run yet');
    }
    const lastRun = describeRun(row, row.finished_at);
    if (row.error) return warning(about, `failed, ${lastRun}: ${row.error}`);
    const isLate = clock.now() - row.finished_at > job.everyMs * 2 + minuteMs;
    if (isLate && !job.hasWork) return warning(about, `is late, ${lastRun}; does the server run?`);
    return ok(about, lastRun);
  });
  const wrong = findings.filter(({ mark }) => mark !== '✓');
  if (listsAll || wrong.length === findings.length) return findings;
  const fine = findings.length - wrong.length;
  return [...wrong, ok('jobs', `${fine} of ${findings.length} are on time; --jobs lists them`)];
}

function describeRun({ started_at: startedAt }: JobRow, finishedAt: number): string {
  const at = new Date(finishedAt).toISOString();
  // During a run, `started_at` belongs to that run and `finished_at` to the one before.
  return startedAt <= finishedAt
    ? `last run ${at}, ${finishedAt - startedAt} ms`
    : `last run ${at}, running again`;
}
