import type { AccountStatus, Role, userSorts } from '@perch/contract/users';
import { sql } from 'kysely';

import type { UserRow } from '../../database/schema.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';
import { accountKey, emailPartKey } from './account-key.ts';

interface UsersRequest extends PageRequest {
  status?: AccountStatus | undefined;
  role?: Role | undefined;
  search?: string | undefined;
  sort: (typeof userSorts)[number];
  order: 'asc' | 'desc';
}

const sortColumns = {
  createdAt: 'created_at',
  username: 'username_key',
  uploadCount: 'upload_count',
  storage: 'storage_bytes',
} as const;

/** One page of accounts; `search` matches a substring of the username or email. */
export async function listUsers({ db }: Services, request: UsersRequest): Promise<Page<UserRow>> {
  const { status, role, search, sort, order, page, limit } = request;
  const [name, email] = [accountKey, emailPartKey].map((keyOf) => likePart(keyOf(search ?? '')));
  const matching = db
    .selectFrom('users')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(Boolean(search), (query) =>
      query.where(
        // Without an email the key is the account's id.
        sql<boolean>`(username_key like ${name} escape '\\' or (email <> ''
          and (email_key like ${name} escape '\\' or email_key like ${email} escape '\\')))`,
      ),
    );
  const items = await matching
    .selectAll()
    .orderBy(sortColumns[sort], order)
    .orderBy('id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return paginate(items, total, request);
}

const likePart = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Accounts that await approval, oldest first. */
export async function listPendingUsers(
  { db }: Services,
  request: PageRequest,
): Promise<Page<UserRow>> {
  const pending = db.selectFrom('users').where('status', '=', 'pending');
  const items = await pending
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  const { total } = await pending
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return paginate(items, total, request);
}
