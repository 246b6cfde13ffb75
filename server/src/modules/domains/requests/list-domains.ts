import type { DomainStatus } from '@perch/contract/domains';

import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';
import { type OwnedDomain, selectOwnedDomains } from './find-domain.ts';

/** All of the owner's domains, newest first. */
export function listMyDomains({ db }: Services, ownerId: string): Promise<OwnedDomain[]> {
  return selectOwnedDomains(db)
    .where('domains.user_id', '=', ownerId)
    .orderBy('domains.created_at', 'desc')
    .orderBy('domains.id', 'desc')
    .execute();
}

/** Domains that await approval, oldest first. */
export async function listPendingDomains(
  services: Services,
  request: PageRequest,
): Promise<Page<OwnedDomain>> {
  const items = await selectOwnedDomains(services.db)
    .where('domains.status', '=', 'pending')
    .orderBy('domains.created_at')
    .orderBy('domains.id')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  return paginate(items, await totalOf(services, 'pending_domains'), request);
}

interface Filter {
  status?: DomainStatus | undefined;
  userId?: string | undefined;
}

/** The domains of all users, newest first. */
export async function listAllDomains(
  services: Services,
  request: PageRequest & Filter,
): Promise<Page<OwnedDomain>> {
  const { status, userId, page, limit } = request;
  const items = await selectOwnedDomains(services.db)
    .$if(status !== undefined, (query) => query.where('domains.status', '=', status ?? 'pending'))
    .$if(userId !== undefined, (query) => query.where('domains.user_id', '=', userId ?? ''))
    .orderBy('domains.created_at', 'desc')
    .orderBy('domains.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return paginate(items, await countDomains(services, { status, userId }), request);
}

async function countDomains(services: Services, { status, userId }: Filter): Promise<number> {
  if (userId === undefined && status === undefined) return totalOf(services, 'domains');
  if (userId === undefined && status === 'pending') return totalOf(services, 'pending_domains');
  const { total } = await services.db
    .selectFrom('domains')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirstOrThrow();
  return total;
}

async function totalOf({ db }: Services, name: 'domains' | 'pending_domains'): Promise<number> {
  const { value } = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
