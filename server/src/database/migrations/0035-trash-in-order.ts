import type { Kysely } from 'kysely';

/**
 * The trash in the order of sizes and of names, which lists by cursor walk along. Uploads cost nothing more, and a deletion
 * four entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['size', 'size'],
    ['name', 'name_key'],
  ] as const) {
    await db.schema
      .createIndex(`trashed_uploads_by_owner_and_${name}`)
      .on('trashed_uploads')
      .columns(['user_id', column, 'id'])
      .execute();
    await db.schema
      .createIndex(`trashed_uploads_by_${name}`)
      .on('trashed_uploads')
      .columns([column, 'id'])
      .execute();
  }
}
