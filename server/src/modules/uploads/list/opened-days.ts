import { shownDays } from '@perch/contract/limits';
import type { OpenedDays } from '@perch/contract/opened-days';

import { type CountedKind, readDailyCounts } from '../../../database/daily-counts.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { dayMs, dayOf } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';

type DayServices = Pick<Services, 'db' | 'clock'>;

const listedMax = 5;
// Of an account whose files are all opened every day, so many are looked through.
const comparedMax = 2000;

/** How often a file, an album or a short link was opened in the last days. */
export async function readOpenedDays(
  { db, clock }: DayServices,
  kind: CountedKind,
  subject: { id: string; last_opened_at: number },
): Promise<OpenedDays> {
  const today = dayOf(clock.now());
  const rows = await readDailyCounts(db, { kind, id: subject.id, today });
  // The subject was read before its counts: it may have been opened between the two.
  const lastOpened = Math.max(subject.last_opened_at, ...rows.map(({ day }) => day * dayMs));
  const counts = new Map(rows.map((row) => [row.day, row]));
  return {
    days: lastDays(today).map((day) => {
      const { views = 0, downloads = 0 } = counts.get(day) ?? {};
      return { day: dateOf(day), views, downloads };
    }),
    lastOpenedAt: lastOpened === 0 ? null : new Date(lastOpened).toISOString(),
  };
}

/** The days that are shown until today, the oldest first. */
export const lastDays = (today: number): number[] =>
  Array.from({ length: shownDays }, (_, index) => today - shownDays + 1 + index);

/** `2026-11-29` */
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

interface OpenedUpload {
  upload: UploadRow;
  views: number;
  downloads: number;
}

/** The owner's uploads that were opened today (UTC), the most opened first. */
export async function listOpenedUploads(
  { db, clock }: DayServices,
  ownerId: string,
): Promise<OpenedUpload[]> {
  const today = dayOf(clock.now());
  const counts = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('uploads')
        .select('id')
        .where('user_id', '=', ownerId)
        .where('last_opened_at', '=', today * dayMs)
        .orderBy('id')
        .limit(comparedMax)
        .as('opened'),
    )
    // In this order: otherwise SQLite reads the counts of all accounts of today.
    .crossJoin('daily_counts')
    .select(['opened.id', 'daily_counts.views', 'daily_counts.downloads'])
    .where('daily_counts.kind', '=', 'upload')
    .whereRef('daily_counts.subject_id', '=', 'opened.id')
    .where('daily_counts.day', '=', today)
    .orderBy(({ eb }) => eb('daily_counts.views', '+', eb.ref('daily_counts.downloads')), 'desc')
    .orderBy('opened.id')
    .limit(listedMax)
    .execute();
  if (counts.length === 0) return [];
  const ids = counts.map(({ id }) => id);
  const rows = await db.selectFrom('uploads').selectAll().where('id', 'in', ids).execute();
  const uploads = new Map(rows.map((row) => [row.id, row]));
  return counts.flatMap(({ id, views, downloads }) => {
    const upload = uploads.get(id);
    return upload ? [{ upload, views, downloads }] : [];
  });
}
