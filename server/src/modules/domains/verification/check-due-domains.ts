import { forEachLimited } from '../../../lib/concurrency-limiter.ts';
import type { Services } from '../../../services.ts';
import { checkDueDomain } from './check-domain.ts';

const concurrency = 8;
const batchSize = 100;

type DueServices = Pick<
  Services,
  'config' | 'db' | 'secret' | 'clock' | 'log' | 'events' | 'settings'
>;

/** Whether any domain is due for a check. */
export async function hasDueDomains(services: DueServices): Promise<boolean> {
  return (await findDue(services, 1)).length > 0;
}

/** Checks all due domains, the longest overdue first. */
export async function checkDueDomains(services: DueServices, stopping: AbortSignal): Promise<void> {
  for (;;) {
    const due = await findDue(services, batchSize);
    if (due.length === 0 || stopping.aborted) return;
    await forEachLimited(due, { concurrency, signal: stopping }, (id) =>
      checkDueDomain(services, id, stopping),
    );
  }
}

async function findDue({ db, clock }: DueServices, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('domains')
    .innerJoin('users', 'users.id', 'domains.user_id')
    .select('domains.id')
    .where('next_check_at', '<=', clock.now())
    // Domains of suspended owners are not served, so checks would fail and disable them.
    .where(({ eb, or }) => or([eb('users.status', '=', 'approved'), eb('keep_links', '=', 1)]))
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}
