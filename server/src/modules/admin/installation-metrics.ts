import type { JobRow } from '../../database/internal-tables.ts';
import { secondMs } from '../../lib/clock.ts';
import { family } from '../../metrics/prometheus-text.ts';
import type { Services } from '../../services.ts';
import { readTotals } from '../uploads/list/read-statistics.ts';

/** What the database knows about the whole installation, in Prometheus' text format. */
export async function renderInstallationMetrics(services: Services): Promise<string> {
  const { db } = services;
  const totals = await readTotals(services);
  const jobs = await db.selectFrom('jobs').selectAll().orderBy('name').execute();
  const mail = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return [
    family('perch_stored_uploads', 'gauge', 'Files kept', totals.uploads),
    family('perch_storage_bytes', 'gauge', 'Bytes of the files kept', totals.storage),
    family('perch_users', 'gauge', 'Accounts', totals.users),
    family('perch_mail_queue_length', 'gauge', 'Messages waiting to be sent', mail.waiting),
    ...jobFamilies(jobs),
  ].join('');
}

function jobFamilies(jobs: JobRow[]): string[] {
  const samples = (rows: JobRow[], valueOf: (job: JobRow) => number) =>
    rows.map((job) => ({ labels: { job: job.name }, value: valueOf(job) }));
  const finished = jobs.filter(({ finished_at: at }) => at !== null);
  const lastRun = samples(jobs, (job) => job.started_at / secondMs);
  const took = samples(
    // While one runs, what it took the last time is no longer known.
    finished.filter((job) => (job.finished_at ?? 0) >= job.started_at),
    (job) => ((job.finished_at ?? 0) - job.started_at) / secondMs,
  );
  const failed = samples(finished, (job) => (job.error === '' ? 0 : 1));
  return [
    family('perch_job_last_run_timestamp_seconds', 'gauge', 'When a job last began', lastRun),
    family('perch_job_last_run_duration_seconds', 'gauge', 'How long it took', took),
    family('perch_job_last_run_failed', 'gauge', 'Whether it failed', failed),
  ];
}
