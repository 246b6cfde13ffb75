import type { Db } from '../../database/open.ts';
import type { ImportedRow } from '../../database/rows/import-rows.ts';

const keysPerQuery = 500;

/** The targets of those rows that an earlier run has imported, by their keys. */
export async function findImported(
  db: Db,
  importId: string,
  kind: ImportedRow['kind'],
  keys: readonly string[],
): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for (let start = 0; start < keys.length; start += keysPerQuery) {
    const rows = await db
      .selectFrom('import_rows')
      .select(['origin_key', 'target_id'])
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .where('origin_key', 'in', keys.slice(start, start + keysPerQuery))
      .execute();
    for (const { origin_key: key, target_id: target } of rows) targets.set(key, target);
  }
  return targets;
}
