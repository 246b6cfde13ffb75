import { sql } from 'kysely';

import type { Db } from '../../database/open.ts';
import type { UploadTable } from '../../database/rows/upload-rows.ts';
import type { Damage } from './copy-files.ts';

const shownMax = 100;

/** Lines for the terminal about damaged files, their uploads, and how to proceed. */
export async function describeDamage(db: Db, damaged: Damage[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { key, reason } of damaged.slice(0, shownMax)) {
    for (const { original_name: name, slug, username } of await findUploads(db, key)) {
      lines.push(`Damaged: ${name} (/f/${slug}) of ${username}, file ${key}: ${reason}`);
    }
  }
  const more = damaged.length - shownMax;
  if (more > 0) lines.push(`… and ${more} more.`);
  return [
    ...lines,
    `The migration is not complete: ${damaged.length} files are damaged in the source. Restore them from a backup, or start Perch with the previous settings and delete these uploads; then run the command again.`,
  ];
}

async function findUploads(db: Db, key: string) {
  const of = (
    table: UploadTable,
  ) => sql`select original_name, slug, user_id from ${sql.table(table)}
    where storage_key = ${key}`;
  const { rows } = await sql<{ original_name: string; slug: string; username: string }>`
    select original_name, slug, username from (${of('uploads')} union all ${of('trashed_uploads')}) as damaged
    join users on users.id = damaged.user_id`.execute(db);
  return rows;
}
