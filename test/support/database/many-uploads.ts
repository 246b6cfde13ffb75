import { runStatement, type WithDatabase } from './database.ts';

/**
 * Writes rows of an account's uploads, without bytes, in the order of the ids: their names, sizes and times are
 * their places from 0.
 */
export async function writeUploads(
  server: WithDatabase,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const objects = ids.map((id) => `('${id}', null, 1, 0)`);
  await runStatement(
    server,
    `insert into objects (key, content, refs, crc32) values ${objects.join(', ')}`,
  );
  const rows = ids.map(
    (id, n) =>
      `('${id}', '${userId}', '${id}', '${n}', '${n}', ${n}, 'text/plain', 'text', '', '${id}', 0, 0, ${n})`,
  );
  await runStatement(
    server,
    `insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category,
      sha256, storage_key, views, downloads, created_at) values ${rows.join(', ')}`,
  );
}
