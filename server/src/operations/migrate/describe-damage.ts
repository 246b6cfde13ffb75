import type { Db } from '../../database/open.ts';
import type { Damage } from './copy-files.ts';

const shownMax = 100;

/** Lines for the terminal about damaged files, their uploads, and how to proceed. */
export async function describeDamage(db: Db, damaged: Damage[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { key, reason } of damaged.slice(0, shownMax)) {
    const uploads = await db
      .selectFrom('uploads')
      .innerJoin('users', 'users.id', 'uploads.user_id')
      .select(['uploads.original_name', 'uploads.slug', 'users.username'])
      .where('uploads.storage_key', '=', key)
      .execute();
    for (const { original_name: name, slug, username } of uploads) {
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
