import { shownDays } from '@perch/contract/limits';
import type { InstallationStorage, Statistics, Totals } from '@perch/contract/statistics';

import { readCollectionTotals } from '../../../database/collection-totals.ts';
import { readLinkTotals } from '../../../database/link-totals.ts';
import type { TotalRow } from '../../../database/rows/total-rows.ts';
import type { UserRow } from '../../../database/schema.ts';
import { dayMs, dayOf } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';
import { countUploads } from './count-uploads.ts';
import { readCategoryTotals, readDailyTotals } from './read-totals.ts';

type StatisticsServices = Pick<Services, 'db' | 'clock'>;

/** The user's own totals by category and day; for administrators with the installation's totals. */
export async function readMyStatistics(
  services: StatisticsServices,
  user: UserRow,
): Promise<Statistics> {
  return {
    user: await readOwn(services, user),
    ...(user.role === 'admin' && { total: await readTotals(services) }),
    typeBreakdown: await readTypes(services, user.id),
    dailyStats: await readDays(services, user.id),
  };
}

/** The installation's totals by category and day, with the requesting administrator's own totals. */
export async function readAllStatistics(
  services: StatisticsServices,
  user: UserRow,
): Promise<Statistics> {
  return {
    user: await readOwn(services, user),
    total: await readTotals(services),
    typeBreakdown: await readTypes(services, undefined),
    dailyStats: await readDays(services, undefined),
  };
}

/** The installation's totals. */
export async function readTotals({ db }: StatisticsServices): Promise<Totals> {
  const named = await db.selectFrom('totals').selectAll().execute();
  const categories = await readCategoryTotals(db, undefined);
  const total = (name: TotalRow['name']) => named.find((row) => row.name === name)?.value ?? 0;
  const sum = (column: 'uploads' | 'bytes') =>
    categories.reduce((value, row) => value + row[column], 0);
  return {
    users: total('users'),
    pendingUsers: total('pending_users'),
    uploads: sum('uploads'),
    storage: sum('bytes'),
    domains: total('domains'),
    pendingDomains: total('pending_domains'),
    ...(await readLinkTotals(db, undefined)),
    ...(await readCollectionTotals(db, undefined)),
  };
}

/** The space that all files take, and that of the disk. */
export async function readInstallationStorage({
  db,
  storage,
}: Pick<Services, 'db' | 'storage'>): Promise<InstallationStorage> {
  const [listed, all, disk] = await Promise.all([
    readCategoryTotals(db, undefined),
    readUsage(db),
    storage.space?.(),
  ]);
  const sum = (column: 'uploads' | 'bytes') =>
    listed.reduce((total, row) => total + row[column], 0);
  return {
    place: disk ? 'disk' : 'bucket',
    ...all,
    // Read one after the other, the figures may be of two moments.
    trashed: Math.max(0, all.uploads - sum('uploads')),
    trashedBytes: Math.max(0, all.bytes - sum('bytes')),
    disk: disk ?? null,
  };
}

/** What the quotas of all accounts count. */
async function readUsage(db: Services['db']): Promise<{ uploads: number; bytes: number }> {
  const { uploads, bytes } = await db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.sum<number | null>('upload_count').as('uploads'),
      fn.sum<number | null>('storage_bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { uploads: Number(uploads ?? 0), bytes: Number(bytes ?? 0) };
}

/** The number of files as in the list, and the space that they and the trash take in the quota. */
async function readOwn(services: StatisticsServices, user: UserRow): Promise<Statistics['user']> {
  const { id, storage_bytes } = user;
  const uploads = await countUploads(services, id, undefined);
  return {
    uploads,
    // The two counts are read one after the other.
    trashed: Math.max(0, user.upload_count - uploads),
    storage: storage_bytes,
    ...(await readLinkTotals(services.db, id)),
    ...(await readCollectionTotals(services.db, id)),
  };
}

async function readTypes({ db }: StatisticsServices, ownerId: string | undefined) {
  const totals = await readCategoryTotals(db, ownerId);
  return totals
    .toSorted((a, b) => b.uploads - a.uploads || (a.category < b.category ? -1 : 1))
    .map(({ category, uploads, bytes }) => ({ type: category, count: uploads, size: bytes }));
}

async function readDays({ db, clock }: StatisticsServices, ownerId: string | undefined) {
  const rows = await readDailyTotals(db, ownerId, dayOf(clock.now()) - shownDays);
  return rows.map(({ day, uploads, bytes }) => {
    const date = new Date(day * dayMs);
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      uploads,
      storage: bytes,
    };
  });
}
