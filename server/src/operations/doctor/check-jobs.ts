import type { JobRow } from '../../database/internal-tables.ts';
import type { Db } from '../../database/open.ts';
import { jobs } from '../../jobs/jobs.ts';
import { type Clock, minuteMs } from '../../lib/clock.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Reports every job's last run. */
export async function checkJobs(db: Db, clock: Clock): Promise<Finding[]> {
  const rows = await db.selectFrom('jobs').selectAll().execute();
  if (rows.length === 0) {
    return [warning('jobs', 'none has run yet; they do while the server runs')];
  }
  return jobs.map((job) => {
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
}

function describeRun({ started_at: startedAt }: JobRow, finishedAt: number): string {
  const at = new Date(finishedAt).toISOString();
  // During a run, `started_at` belongs to that run and `finished_at` to the one before.
  return startedAt <= finishedAt
    ? `last run ${at}, ${finishedAt - startedAt} ms`
    : `last run ${at}, running again`;
}
