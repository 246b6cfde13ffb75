import type { JobRow } from '../../database/internal-tables.ts';
import { secondMs } from '../../lib/clock.ts';
import { gauge, type MetricFamily } from '../../metrics/metric-family.ts';
import type { Services } from '../../services.ts';
import { readTotals } from '../uploads/list/read-statistics.ts';

/** The metrics of the whole installation, from its database: the same in every process. */
export async function readInstallationMetrics(services: Services): Promise<MetricFamily[]> {
  const { db } = services;
  const totals = await readTotals(services);
  const jobs = await db.selectFrom('jobs').selectAll().orderBy('name').execute();
  const mail = await db
    .selectFrom('outbox_entries')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('kind', '=', 'mail')
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return [
    gauge('perch_stored_uploads', 'Files kept', totals.uploads),
    gauge('perch_storage_bytes', 'Bytes of stored files', totals.storage),
    gauge('perch_users', 'Accounts', totals.users),
    gauge('perch_albums', 'Albums', totals.albums),
    gauge('perch_tags', 'Tags', totals.tags),
    gauge('perch_file_requests', 'File requests', totals.requests),
    gauge('perch_short_links', 'Short links', totals.links),
    gauge('perch_short_link_clicks', 'Clicks of existing short links', totals.clicks),
    gauge('perch_mail_queue_length', 'Messages waiting to be sent', mail.waiting),
    ...jobFamilies(jobs),
  ];
}

function jobFamilies(jobs: JobRow[]): MetricFamily[] {
  const samples = (rows: JobRow[], valueOf: (job: JobRow) => number) =>
    rows.map((job) => ({ labels: { job: job.name }, value: valueOf(job) }));
  const finished = jobs.filter(({ finished_at: at }) => at !== null);
  const lastRun = samples(jobs, (job) => job.started_at / secondMs);
  const took = samples(
    // While a job runs, the duration of its last run is unknown.
    finished.filter((job) => (job.finished_at ?? 0) >= job.started_at),
    (job) => ((job.finished_at ?? 0) - job.started_at) / secondMs,
  );
  const failed = samples(finished, (job) => (job.error === '' ? 0 : 1));
  return [
    gauge('perch_job_last_run_timestamp_seconds', 'When the job last started', lastRun),
    gauge('perch_job_last_run_duration_seconds', 'How long it took', took),
    gauge('perch_job_last_run_failed', 'Whether it failed', failed),
  ];
}
